import { expect, userEvent, within } from 'storybook/test';
import { walked } from './WalkStage';
import { type Step, walks } from './walks';

/** Where a person is: in the dialog that stands above all, or on the page. */
const here = (): HTMLElement => [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]')].at(-1) ?? document.body;

/** Tries until it goes well, as a person looks again. */
async function patiently<Found>(act: () => Found | Promise<Found>): Promise<Found> {
  for (const until = Date.now() + 5000; ; await new Promise((resolve) => setTimeout(resolve, 30)))
    try {
      return await act();
    } catch (error) {
      if (Date.now() > until) throw error;
    }
}

const pressable = ['button', 'link', 'tab', 'row', 'menuitem'] as const;

/** The first of what is found that can be used. */
const usable = (what: string, find: (scope: ReturnType<typeof within>) => HTMLElement[]) => {
  const element = find(within(here())).find((one) => !one.matches(':disabled, [aria-disabled=true]'));
  if (element === undefined) throw new Error(`There is no ${what} that can be used.`);
  return element;
};

/** A name as it is said, or how it begins: "Running…". */
const named = (name: string) => (name.endsWith('…') ? (said: string) => said.startsWith(name.slice(0, -1)) : name);

const labelled = (label: string) =>
  usable(`field "${label}"`, (scope) => scope.queryAllByLabelText(label, { exact: false, selector: 'input, select, textarea, [contenteditable]' }));

const person = userEvent.setup({ delay: null });

/** Clicks what `find` finds. An element that React replaces during the click is searched and clicked again: its click never reached the page. */
const click = (find: () => HTMLElement) =>
  patiently(async () => {
    const element = find();
    let arrived = false;
    const note = (event: MouseEvent) => (arrived ||= event.composedPath().includes(element));
    document.addEventListener('click', note, { capture: true });
    await person.click(element).finally(() => document.removeEventListener('click', note, { capture: true }));
    if (!arrived) throw new Error('The element was replaced during the click.');
  });

/** Each thing that a person does or sees, by the word of its step. */
const acts = {
  press: (name: string) =>
    click(() => usable(`button "${name}"`, (scope) => pressable.flatMap((role) => scope.queryAllByRole(role, { name: named(name), hidden: true })))),
  // A field that React replaces while it is typed into is typed into again.
  type: (text: string, { into = '' }: Step) =>
    patiently(async () => {
      const field = labelled(into);
      await person.clear(field);
      await person.type(field, text);
      if (!field.isConnected) throw new Error(`The field "${into}" was drawn anew.`);
    }),
  choose: (option: string, { in: label = '' }: Step) => patiently(() => person.selectOptions(labelled(label), option)),
  tick: (label: string) => click(() => labelled(label)),
  goes: async (address: string) => walked.now.go(address),
  shows: (text: string) => patiently(() => expect(document.body.textContent).toContain(text)),
  hides: (text: string) => patiently(() => expect(document.body.textContent).not.toContain(text)),
  at: (address: string) => patiently(() => expect(walked.now.address()).toBe(address)),
  sent: (call: string, { with: body = {} }: Step) =>
    patiently(() =>
      expect(walked.now.sent).toContainEqual(expect.objectContaining({ call, ...(Object.keys(body).length > 0 && { body: expect.objectContaining(body) }) })),
    ),
  saved: (name: string) => patiently(() => expect(walked.now.saved).toContain(name)),
};
type Word = keyof typeof acts;

/** Walks as a person: each step in its turn, named where it goes wrong. */
export async function takeWalk({ args }: { args: { walk: string } }): Promise<void> {
  for (const [index, step] of (walks[args.walk]?.steps ?? []).entries()) {
    const word = (Object.keys(acts) as Word[]).find((one) => step[one] !== undefined);
    if (word === undefined) throw new Error(`Step ${index + 1} of "${args.walk}" has no word that is known.`);
    try {
      await acts[word](step[word]!, step);
    } catch (error) {
      const why = error instanceof Error ? error.message.split('\n')[0] : String(error);
      throw new Error(
        `Step ${index + 1} of "${args.walk}", ${JSON.stringify(step)}: ${why}\nMade: ${walked.now.sent.map((one) => JSON.stringify(one).slice(0, 200)).join(', ')}\nThe page says: ${here().innerText.slice(0, 1500)}`,
        {
          cause: error,
        },
      );
    }
  }
}
