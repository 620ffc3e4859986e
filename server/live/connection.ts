import type { LiveMessageRow } from '../records/live-messages';
import type { Tools } from '../calls/tools';
import { type ListeningTools, mayListen } from './may-listen';
import { type Closing, closings, type FromServer } from '../../runtime/definitions/live-protocol';
import { messageToPage, readFromPage, type UnderstoodMessage } from './protocol';
import type { Constants } from '../../schemas/generated/constants';

/** The socket of a page, as far as it matters here. */
export interface PageSocket {
  send(text: string): void;
  close(code: number, reason: string): void;
  /** How many bytes wait to be sent. */
  readonly bufferedAmount: number;
}

export interface ConnectionTools extends ListeningTools, Pick<Tools, 'liveMessages'> {
  limits: Constants['live'];
  /** The last message that the node has passed on. */
  lastId(): number;
  /** Is called where the page begins or ends to listen to a topic. */
  listens(connection: Connection, topic: string, isListening: boolean): void;
  report(error: unknown): void;
}

const catchUpLimit = 1000;
const notAllowed = 'You may not listen to this topic.';

/** One page of one person: what it listens to, and what it may say. */
export class Connection {
  readonly #topics = new Map<string, (message: LiveMessageRow) => void>();
  #second = 0;
  #saidInSecond = 0;
  #work = Promise.resolve();

  constructor(
    readonly userId: string,
    readonly tokenHash: string,
    private readonly socket: PageSocket,
    private readonly tools: ConnectionTools,
    /** Whoever acts for another only listens: nobody speaks in somebody else's name. */
    private readonly onlyListens = false,
  ) {}

  /** Passes a message on when the page listens to its topic. */
  deliver(message: LiveMessageRow) {
    this.#topics.get(message.Topic)?.(message);
  }

  topics(): readonly string[] {
    return [...this.#topics.keys()];
  }

  /** Ends what the page listens to, where it has lost the right to it, and says so. */
  refuse(topic: string) {
    if (this.#leave(topic)) this.#send({ Type: 'refused', Topic: topic, Message: notAllowed });
  }

  alive() {
    this.#send({ Type: 'alive' });
  }

  close({ code, reason }: Closing) {
    for (const topic of this.topics()) this.#leave(topic);
    this.socket.close(code, reason);
  }

  /** Takes what the page says, one after the other. */
  receive(text: string) {
    if (this.#saysTooMuch()) return this.close(closings.tooMany);
    const message = readFromPage(text);
    if (message === undefined) return this.close(closings.notUnderstood);
    this.#work = this.#work
      .then(() => this.#handle(message))
      .catch((error: unknown) => {
        this.tools.report(error);
        this.close(closings.failed);
      });
  }

  /** Resolves when everything said so far is done. */
  settled(): Promise<void> {
    return this.#work;
  }

  #handle(message: UnderstoodMessage): Promise<void> | void {
    if (message.Type === 'subscribe') return this.#subscribe(message.Topic, message.After);
    if (message.Type === 'publish') return this.#publish(message);
    this.#leave(message.Topic);
  }

  #leave(topic: string): boolean {
    this.tools.listens(this, topic, false);
    return this.#topics.delete(topic);
  }

  async #subscribe(topic: string, after: number | undefined) {
    const { liveMessages, limits } = this.tools;
    const refuse = (Message: string) => this.#send({ Type: 'refused', Topic: topic, Message });
    if (!this.#topics.has(topic) && this.#topics.size >= limits.liveTopicsPerSocket) return refuse('There are too many topics on this connection.');
    if (!(await mayListen([this], topic, this.tools)).has(this)) return refuse(notAllowed);

    // What arrives while the past is read waits for it, so that all come in order and none twice.
    const waiting: LiveMessageRow[] = [];
    const present = this.tools.lastId();
    const wait = (message: LiveMessageRow) => void waiting.push(message);
    this.#topics.set(topic, wait);
    this.tools.listens(this, topic, true);
    const past = after === undefined ? [] : await liveMessages.after(after, topic, catchUpLimit);
    const missed = after !== undefined && (past.length === catchUpLimit || !(await liveMessages.isKeptSince(after)));
    // The right to it may have been lost while the past was read.
    if (this.#topics.get(topic) !== wait) return;
    let last = after === undefined || missed ? present : after;
    this.#send({ Type: 'subscribed', Topic: topic, LastId: last, Missed: missed });
    const pass = (message: LiveMessageRow) => {
      if (message.Id <= last) return;
      last = message.Id;
      this.#send(messageToPage(message));
    };
    for (const message of missed ? waiting : [...past, ...waiting]) pass(message);
    this.#topics.set(topic, pass);
  }

  /** Only the server speaks on topics, so that nobody can fake a message. */
  #publish({ Reference }: UnderstoodMessage & { Type: 'publish' }) {
    this.#send({ Type: 'failed', Reference, Message: this.onlyListens ? 'Nobody publishes for somebody else.' : 'You may not publish to this topic.' });
  }

  #send(message: FromServer) {
    // The page connects anew and catches up.
    if (this.socket.bufferedAmount > this.tools.limits.liveWaiting) return this.close(closings.tooSlow);
    this.socket.send(JSON.stringify(message));
  }

  #saysTooMuch(): boolean {
    const second = Math.floor(this.tools.clock.now().getTime() / 1000);
    if (second !== this.#second) [this.#second, this.#saidInSecond] = [second, 0];
    this.#saidInSecond += 1;
    return this.#saidInSecond > this.tools.limits.liveMessagesPerSecond;
  }
}
