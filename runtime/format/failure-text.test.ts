import { expect, test } from 'vitest';
import { textOfFailure } from './failure-text';

test.each([
  [[], undefined],
  [['  '], undefined],
  [['No.'], 'No.'],
  [['Too short', 'Too old'], 'Too short. Too old'],
  [['Too short.', '', 'Too old.', 'Taken?'], 'Too short. Too old. Taken?'],
  [[' At 5 p.m. it closes. ', 'No.'], 'At 5 p.m. it closes. No.'],
])("C-http-errors-08 the messages %j are one text, joined by '. '", (messages, text) => {
  expect(textOfFailure({ Errors: messages.map((Message) => ({ Message })) })).toBe(text);
});
