import { expect, test } from 'vitest';
import { planted, plant } from '../../tests/check/planted';
import { createChecker } from '../checker';
import { messageTypes } from '../generate/messages';

test('D-messages-01 the check reports what does not fit a message', () => {
  const check = createChecker();
  const cases = planted.find(({ about }) => about === 'messages')?.cases ?? [];
  expect(cases.length).toBeGreaterThan(10);
  expect(cases.filter((one) => check(plant(one)).faults.length === 0).map(({ title }) => title)).toEqual([]);
});

test('D-messages-06 the generated type of an input requires each of its values', async () => {
  const message = {
    id: 'due',
    kind: 'message' as const,
    purpose: 'Reminds.',
    channel: 'text' as const,
    lane: 'personal' as const,
    body: [{ id: 'a', text: 'A' }],
  };
  const types = await messageTypes([{ ...message, input: { days: { type: 'integer', examples: [3] }, day: { type: ['string', 'null'], examples: [null] } } }]);
  expect(types).toContain('due: {\n    days: number;\n    day: string | null;\n  };');
});
