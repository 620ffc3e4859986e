import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readSource } from '../../codegen/source';

/** People find the main action of every dialog in one place: it is the last of its buttons, and only one that deletes may follow it. */
const root = fileURLToPath(new URL('../..', import.meta.url));
type Button = { id: string; button?: unknown; look?: string };
const footers = [...readSource(root)]
  .filter(([path]) => /^screens\/.*\.(dialog|fragment)\.json$/u.test(path))
  .map(([file, text]) => ({ file, buttons: ((JSON.parse(text) as { footer?: Button[] }).footer ?? []).filter(({ button }) => button !== undefined) }));
const withMain = footers.filter(({ buttons }) => buttons.some(({ look }) => look === 'primary'));

test('the main action is the last button of a dialog', () => {
  expect(withMain.length).toBeGreaterThan(20);
  const others = withMain.flatMap(({ file, buttons }) =>
    buttons
      .slice(buttons.findIndex(({ look }) => look === 'primary'))
      .filter(({ look }) => look !== 'primary' && look !== 'danger')
      .map(({ id }) => `${file}: ${id}`),
  );
  expect(others).toEqual([]);
});
