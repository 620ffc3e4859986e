import { expect, test } from 'vitest';
import { showFailure } from './call';

type Host = Parameters<typeof showFailure>[2];

/** What is shown of a failure, where neither the call nor a field says anything of it. */
function shownOf(StatusCode: number): unknown[] {
  const shown: unknown[] = [];
  const tools = { shell: { get: () => ({ app: { callFailed: 'It failed.' } }) }, messages: { show: (text: string) => shown.push(text) } };
  showFailure({ StatusCode, Errors: [{ Message: 'What the server says.' }], ShowUser: true }, undefined, { tools } as unknown as Host);
  return shown;
}

test.each([
  [400, 'What the server says.'],
  [429, 'What the server says.'],
  [503, 'What the server says.'],
  [500, 'It failed.'],
])('a failure of status %i that is meant for people shows: %s', (status, text) => {
  expect(shownOf(status)).toEqual([text]);
});
