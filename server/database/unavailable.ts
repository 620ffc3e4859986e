/** What PostgreSQL says while it is away, starts, ends or is full (of connections, memory or disk), and where a statement, a lock or a transaction took too long. */
const codes = new Set([
  '25P03',
  '55P03',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '53000',
  '53100',
  '53200',
  '53300',
  '53400',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
]);

/** What the client library says without a code. */
const sentences = /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after)/;

/** The errors from one to what it came from. */
function* causesOf(error: unknown): Generator<{ code?: unknown; message?: unknown }> {
  for (let cause = error, depth = 0; typeof cause === 'object' && cause !== null && depth < 5; depth += 1) {
    yield cause;
    cause = (cause as { cause?: unknown }).cause;
  }
}

/** Whether an error says that the database cannot be reached, or cannot take more: it may come back, and nothing is wrong with the call. */
export const isDatabaseAway = (error: unknown): boolean =>
  [...causesOf(error)].some(({ code, message }) => {
    if (typeof code === 'string' && (codes.has(code) || code.startsWith('08'))) return true;
    return typeof message === 'string' && sentences.test(message);
  });

/** A number too great for its column, a day that there is not: a value of the call that its schema lets pass and no row can hold. */
const unstorable = new Set(['22003', '22007', '22008', '22P02']);

/** Whether an error says that a value cannot be stored or looked for at all. */
export const isUnstorableValue = (error: unknown): boolean => [...causesOf(error)].some(({ code }) => typeof code === 'string' && unstorable.has(code));

/** Deadlock, serialization failure. */
const conflicts = new Set(['40P01', '40001']);

/** Whether PostgreSQL rolled a transaction back because of a conflict with another one: a retry may succeed. */
export const isConflictOfTransactions = (error: unknown): boolean => [...causesOf(error)].some(({ code }) => typeof code === 'string' && conflicts.has(code));
