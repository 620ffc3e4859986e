import { expect, test } from 'vitest';
import { messageText } from './message-text';

const message = {
  channel: 'email' as const,
  values: { days: { $: 'input.days' } },
  subject: '{company}: {days} left',
  body: [
    { id: 'hello', text: 'Hello {name},' },
    { id: 'days', text: { choose: [{ when: { $: 'input.days == 1' }, text: '1 day is left.' }, { text: '{days} days are left.' }] } },
    { id: 'late', when: { $: 'input.days < 0' }, text: 'It is late.' },
    { id: 'more', text: { text: '{more}', values: { more: { $: 'input.more' } } } },
  ],
};
const scope = { person: { FirstName: '{company}' }, company: { EntityName: 'Lakeside' }, input: { days: 3, more: '' } };

test('D-messages-03 the texts have their values at one go; empty paragraphs and those whose condition is false are left out', () => {
  expect(messageText(message, scope)).toEqual({ subject: 'Lakeside: 3 left', paragraphs: ['Hello {company},', '3 days are left.'] });
  expect(messageText(message, { ...scope, input: { days: -1, more: 'Hurry.' } }).paragraphs.slice(2)).toEqual(['It is late.', 'Hurry.']);
  expect(messageText(message, { ...scope, input: { days: 1, more: '' } }).paragraphs[1]).toBe('1 day is left.');
});

test('a text message has no subject', () => {
  expect(messageText({ ...message, channel: 'text' }, scope).subject).toBeNull();
});
