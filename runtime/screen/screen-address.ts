import type { Services } from '../contracts/services';
import { own } from '../validation/own';

/** How long nothing must change before it is written, in milliseconds: whoever types changes the address once. */
const restMilliseconds = 200;

/** Addresses are compared as the browser writes them, wherever the application is. */
const anyOrigin = 'http://page';

type Query = Readonly<Record<string, string>>;

/** The query of an address as a screen reads and writes it. What it writes takes the place of what was there: the Back button leads to the screen before. */
export class ScreenAddress {
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** What was written and has not come back from the router yet. */
  private written: string[] = [];
  /** The screen is left: a form that goes tells what was typed last, and that is not written to another one's address. */
  private isLeft = false;
  /** As the page had it the last time. */
  private seen: string;

  constructor(
    private path: string,
    private query: Query,
    private readonly navigation: Pick<Services['navigation'], 'go' | 'here'>,
  ) {
    this.seen = searchOf(query);
  }

  read = (name: string): string | undefined => own(this.query, name);

  /** Writes a parameter; nothing takes it out. */
  write(name: string, text: string | undefined): void {
    if (this.isLeft || this.read(name) === text) return;
    const { [name]: _before, ...others } = this.query;
    this.query = text === undefined ? others : { ...others, [name]: text };
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (!this.isHere()) return;
      const search = searchOf(this.query);
      this.written.push(search);
      this.navigation.go(this.path + search, { replace: true });
    }, restMilliseconds);
  }

  /** Whether the page is still where this screen has it: whoever has gone on meanwhile, while the next screen is not drawn yet, is not brought back. */
  private isHere(): boolean {
    const { pathname, searchParams } = new URL(this.navigation.here(), anyOrigin);
    const last = this.written.at(-1) ?? this.seen;
    return pathname === new URL(this.path, anyOrigin).pathname && searchOf(Object.fromEntries(searchParams)) === last;
  }

  /** Takes the address that the page has now; says whether it has become another one without the screen's doing: by a link, or by the Back button. */
  take(path: string, query: Query): boolean {
    this.path = path;
    const search = searchOf(query);
    // The page tells of much else, while what was written is on its way.
    if (search === this.seen) return false;
    this.seen = search;
    const known = this.written.indexOf(search);
    if (known >= 0) {
      this.written = this.written.slice(known + 1);
      return false;
    }
    if (search === searchOf(this.query)) return false;
    clearTimeout(this.timer);
    this.written = [];
    this.query = query;
    return true;
  }

  stop(): void {
    this.isLeft = true;
    clearTimeout(this.timer);
  }
}

const searchOf = (query: Query): string => {
  const search = new URLSearchParams(query).toString();
  return search === '' ? '' : `?${search}`;
};
