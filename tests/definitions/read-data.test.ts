import { expect, test } from 'vitest';
import { testDefinitions } from '../server/support/definitions';

type Source = { poll?: object; topic?: object };

/** The data of a definition that no expression, part or action of it names. What is polled or listened to may act by itself. */
function unread({ data = {}, ...rest }: { data?: Record<string, Source> }): string[] {
  const sources = Object.entries(data);
  return sources.flatMap(([name, { poll, topic }]) => {
    const others = JSON.stringify([rest, Object.fromEntries(sources.filter(([other]) => other !== name))]);
    const isRead = new RegExp(`\\bdata\\.${name}\\b|"${name}"`).test(others);
    return isRead || poll !== undefined || topic !== undefined ? [] : [name];
  });
}

test('D-speed-23 every call that a screen, dialog or layout makes is read by a part of it', () => {
  const { screens, shell } = testDefinitions().for(null);
  const bundles = Object.values(screens);
  const all = [...bundles.map(({ screen }) => screen), ...bundles.flatMap(({ dialogs }) => Object.values(dialogs)), ...Object.values(shell.layouts)];
  expect(all.length).toBeGreaterThan(100);
  expect([...new Set(all.flatMap((one) => unread(one as never).map((name) => `${one.id}: ${name}`)))]).toEqual([]);
});

test('D-speed-23 a call that nothing reads is found, and one that a part waits for or another call reads is none', () => {
  const text = { id: 'name', text: { $: 'data.person.value.Name' } };
  expect(unread({ data: { links: {}, person: {} }, body: [text] } as never)).toEqual(['links']);
  expect(unread({ data: { links: {}, rows: { input: { id: { $: 'data.links.value.Id' } } } as never }, body: [{ await: ['rows'] }] } as never)).toEqual([]);
});
