import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { closingProps, type ComboboxList, useCombobox } from './use-combobox';

afterEach(() => cleanup());

const names = ['Ann', 'Bea', 'Cem', 'Dan', 'Eve'];

interface Told {
  picked: string[];
  left: number;
  sent: number;
  escaped: number;
}

function Example({ told, ...more }: { told: Told } & Partial<ComboboxList>) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const shown = names.filter((name) => name.toLowerCase().includes(text.toLowerCase()));
  const pick = (index: number) => void told.picked.push(shown[index] ?? 'nothing');
  const combobox = useCombobox({ id: 'names', label: 'Names', count: shown.length, isOpen, open: () => setOpen(true), pick, ...more });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        told.sent += 1;
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') told.escaped += 1;
      }}
    >
      <div {...closingProps({ isOpen, close: () => setOpen(false), leave: () => void (told.left += 1) })}>
        <input
          {...combobox.control}
          aria-label="Name"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            combobox.restart();
          }}
        />
        {isOpen && (
          <ul {...combobox.list} style={{ height: 30, overflow: 'auto' }}>
            {shown.map((name, index) => (
              <li key={name} {...combobox.option(index)} style={{ height: 30 }}>
                {name}
              </li>
            ))}
          </ul>
        )}
      </div>
      <button type="submit">Save</button>
    </form>
  );
}

async function show(more: Partial<ComboboxList> = {}) {
  const told: Told = { picked: [], left: 0, sent: 0, escaped: 0 };
  await render(<Example told={told} {...more} />);
  const control = page.getByRole('combobox', { name: 'Name' }).element() as HTMLInputElement;
  control.focus();
  /** The option that the control names, as screen readers hear it. */
  const active = () => document.getElementById(control.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;
  return { told, control, active };
}

/** The option that each key leads to. */
async function walk(active: () => string | null, keys: string[]) {
  const reached: (string | null)[] = [];
  for (const key of keys) {
    await userEvent.keyboard(`{${key}}`);
    reached.push(active());
  }
  return reached;
}

test('an arrow opens the list, and then goes from option to option and round', async () => {
  const { control, active } = await show();
  expect([control.getAttribute('aria-expanded'), control.getAttribute('aria-controls')]).toEqual(['false', null]);
  expect(await walk(active, ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'])).toEqual([null, 'Ann', 'Bea', 'Ann', 'Eve']);
  expect([control.getAttribute('aria-expanded'), control.getAttribute('aria-controls')]).toEqual(['true', 'names']);
  expect(document.querySelector('[aria-selected=true]')?.textContent).toBe('Eve');
});

test('up from no option leads to the last one', async () => {
  const { active } = await show();
  expect(await walk(active, ['ArrowUp', 'ArrowUp'])).toEqual([null, 'Eve']);
});

test('Home and End go to the ends of a list that has them, and else stay with the text', async () => {
  const { active } = await show({ hasEnds: true });
  expect(await walk(active, ['ArrowDown', 'End', 'Home'])).toEqual([null, 'Eve', 'Ann']);
  await cleanup();
  const { active: without } = await show();
  expect(await walk(without, ['ArrowDown', 'ArrowDown', 'End', 'Home'])).toEqual([null, 'Ann', 'Ann', 'Ann']);
});

test('Page Down passes several options, as far as the list says', async () => {
  const { active } = await show({ start: 0, page: 3, after: (from, step) => Math.max(0, Math.min(4, from + step)) });
  expect(await walk(active, ['ArrowDown', 'PageDown', 'PageDown', 'PageUp'])).toEqual(['Ann', 'Dan', 'Eve', 'Bea']);
});

test('Enter picks the active option, and while the list is open it never sends the form', async () => {
  const { told } = await show();
  await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}{ArrowDown}{Enter}');
  expect([told.picked, told.sent]).toEqual([['Bea'], 0]);
  await userEvent.keyboard('{Escape}{Enter}');
  expect([told.picked, told.sent]).toEqual([['Bea'], 1]);
});

test('typing starts anew, and a list without options is none', async () => {
  const { control, active } = await show();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}e');
  expect([active(), control.getAttribute('aria-expanded')]).toEqual([null, 'true']);
  await userEvent.keyboard('x');
  expect(control.getAttribute('aria-expanded')).toBe('false');
});

test('the active option is in view, and pressing one leaves the focus in the control', async () => {
  const { told, control } = await show();
  await userEvent.keyboard('{ArrowDown}{ArrowUp}');
  const list = document.getElementById('names') as HTMLElement;
  await expect.poll(() => list.scrollTop).toBe(120);
  await page.getByRole('option', { name: 'Eve' }).click();
  expect(told.picked).toEqual(['Eve']);
  expect(document.activeElement).toBe(control);
});

test('Escape closes and goes no further, the next one goes on; leaving by Tab is told once', async () => {
  const { told, control } = await show();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect([control.getAttribute('aria-expanded'), told.escaped, told.left]).toEqual(['false', 0, 0]);
  await userEvent.keyboard('{Escape}');
  expect(told.escaped).toBe(1);
  await userEvent.tab();
  expect(told.left).toBe(1);
});

// Safari ends a composition before the key that ends it, and says what the key was for by its number alone.
test.each([{ isComposing: true }, { keyCode: 229 }])('keys of an input method are left to it: %j', async (said) => {
  const { told, control, active } = await show({ start: 0 });
  await userEvent.keyboard('{ArrowDown}');
  for (const key of ['ArrowDown', 'Enter', 'Escape']) control.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...said }));
  expect([active(), told.picked, control.getAttribute('aria-expanded')]).toEqual(['Ann', [], 'true']);
});
