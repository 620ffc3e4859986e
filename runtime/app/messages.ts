import { createStore, type Store } from '../contracts/store';

type Tone = 'success' | 'info' | 'warning' | 'error';

export interface Message {
  key: number;
  text: string;
  tone: Tone;
  /** How many times it was said while it stood there: each time it stays for its whole time again. */
  times: number;
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
      if (text === '') return;
      const repeats = (message: Message) => message.text === text;
      if (queue.get().some(repeats)) {
        queue.set(queue.get().map((message) => (repeats(message) ? { ...message, times: message.times + 1 } : message)));
        return;
      }
      count += 1;
      queue.set([...queue.get(), { key: count, text, tone, times: 1 }]);
    },
    dismiss: (key) => queue.set(queue.get().filter((message) => message.key !== key)),
  };
}
