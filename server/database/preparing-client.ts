import pg from 'pg';

/** So many statements are kept in one connection: each takes some tens of kilobytes of the server's memory. */
const mostPrepared = 200;
/** So many statements are remembered as having run once. */
const mostSeen = 1000;

/** What looks for a text somewhere within others: which index serves it best depends on the text. */
const isSearch = /\blike\b/;

/** A statement with values in other places, as `pg` takes it. */
interface Statement {
  text: string;
  name?: string | undefined;
}

/**
 * A connection that prepares what it runs a second time: PostgreSQL then reads and plans a statement once, and not with each call. Searches by a text are
 * planned each time.
 */
export class PreparingClient extends pg.Client {
  readonly #seen = new Set<string>();
  readonly #prepared = new Map<string, string>();

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const run = this.query.bind(this) as (...statement: unknown[]) => unknown;
    this.query = ((statement: unknown, values: unknown, ...rest: unknown[]) =>
      run(isStatement(statement) && Array.isArray(values) && values.length > 0 ? this.named(statement) : statement, values, ...rest)) as typeof this.query;
  }

  private named(statement: Statement): Statement {
    const name = this.nameOf(statement.text);
    return name === undefined ? statement : { ...statement, name };
  }

  /** The name under which a statement is prepared; nothing for one that has not run before, and beyond the limit. */
  private nameOf(text: string): string | undefined {
    const known = this.#prepared.get(text);
    if (known !== undefined || isSearch.test(text)) return known;
    if (!this.#seen.delete(text)) {
      if (this.#seen.size >= mostSeen) this.#seen.clear();
      this.#seen.add(text);
      return undefined;
    }
    if (this.#prepared.size >= mostPrepared) return undefined;
    const name = `statement_${this.#prepared.size + 1}`;
    this.#prepared.set(text, name);
    return name;
  }
}

const isStatement = (value: unknown): value is Statement =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string' && !('submit' in value) && !('name' in value && value.name);
