/** How a call failed, as far as it decides what people read. StatusCode 0: the server could not be reached. */
export interface ToldFailure {
  StatusCode: number;
  ShowUser: boolean;
  Errors: readonly { Message: string }[];
}

/** What a failure says, all its messages as one text; undefined when it says nothing. */
export function textOfFailure({ Errors }: Pick<ToldFailure, 'Errors'>): string | undefined {
  const texts = Errors.map(({ Message }) => Message.trim()).filter((text) => text !== '');
  // A sentence that has its full stop gets no second one.
  return texts.length === 0 ? undefined : texts.map((text, index) => (index < texts.length - 1 ? text.replace(/\.$/, '') : text)).join('. ');
}

/** The status of a server that can do nothing for a while, and says so. */
export const serviceAway = 503;

/** Returns whether the server refused what was sent, so that the same call is refused again: not an outage, a lost connection, or too many calls. */
export const isRefused = ({ StatusCode }: Pick<ToldFailure, 'StatusCode'>): boolean =>
  StatusCode >= 400 && StatusCode < 500 && StatusCode !== 408 && StatusCode !== 429;

/** Why a call was refused. Undefined where the server could not be reached, broke, or keeps its reason from people. */
export const reasonOfFailure = ({ StatusCode, ShowUser, Errors }: ToldFailure): string | undefined =>
  ShowUser && StatusCode !== 0 && (StatusCode < 500 || StatusCode === serviceAway) ? textOfFailure({ Errors }) : undefined;
