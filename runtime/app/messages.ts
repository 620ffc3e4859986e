import { createStore, type Store } from './store';

type Tone = 'success' | 'info' | 'warning' | 'error';

export interface Message {
  key: number;
  text: string;
  tone: Tone;
}

/** The messages at the lower edge, the oldest first. */
export interface Messages {
  queue: Store<Message[]>;
  show(text: string, tone?: Tone): void;
  dismiss(key: number): void;
}

export function createMessages(): Messages {
  const queue = createStore<Message[]>([]);
  let count = 0;
  return {
    queue,
    show(text, tone = 'info') {
      const repeated = queue.get().some((message) => message.text === text);
      if (text === '' || repeated) return;
      count += 1;
      queue.set([...queue.get(), { key: count, text, tone }]);
    },
    dismiss: (key) => queue.set(queue.get().filter((message) => message.key !== key)),
  };
}
