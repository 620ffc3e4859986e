import { userEvent } from 'vitest/browser';
import { exampleOf, mount, type Mounted, type Properties, type Subject } from './host';
import { settled } from './pending';
import { controlsIn, isTabStop, takeAllAway, textControlsIn, tryAll, type Way } from './acts';

/** What a rule finds wrong, each in a sentence. */
export type Rule = (subject: Subject) => Promise<string[]>;

const ways: Way[] = ['mouse', 'keys', 'paste', 'files'];
const same = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);
const shown = (value: unknown) => (value === undefined ? 'no value' : (JSON.stringify(value)?.slice(0, 80) ?? String(value)));

/** Every value a manifest gives as an example, each a case of its own. */
const filled = (subject: Subject): Record<string, Properties> =>
  Object.fromEntries((subject.manifest.value.examples ?? []).map((value, index) => [`filled-${index}`, { ...exampleOf(subject), value }]));

/** A widget whose manifest says that it only shows writes nothing; every other one writes, by some way. Nothing is said that is not declared. */
export const writes: Rule = async (subject) => {
  const found: string[] = [];
  let count = 0;
  for (const way of ways) {
    const cases = await mount(subject, { empty: { ...exampleOf(subject), value: undefined }, filled: exampleOf(subject) });
    for (const [id, one] of Object.entries(cases)) {
      if (one.failure !== undefined) found.push(`It cannot be drawn ${id}: ${one.failure}`);
      for (const name of await tryAll(one, way)) found.push(`The focus is lost by ${way === 'mouse' ? 'pressing' : way} at "${name}" (${id}).`);
      count += one.written.length;
      found.push(...undeclared(subject, one));
    }
  }
  if (subject.manifest.shows === true && count > 0) found.push('It writes, and its manifest says that it only shows.');
  if (subject.manifest.shows !== true && count === 0) found.push('It writes nothing, whatever is done: say "shows" in its manifest, if it only shows.');
  return found;
};

const undeclared = ({ manifest: { events = {} } }: Subject, { events: said }: Mounted) =>
  said.filter(([name]) => !Object.hasOwn(events, name)).map(([name]) => `The event "${name}" is not declared.`);

/** Disabled, and read-only, it refuses mouse, keys, paste and files. Read-only, it can be reached by the Tab key all the same. */
export const refuses: Rule = async (subject) => {
  if (subject.manifest.shows === true) return [];
  const found: string[] = [];
  for (const state of ['disabled', 'readonly'] as const)
    for (const way of ways) {
      const { fixed } = (await mount(subject, { fixed: { ...exampleOf(subject), [state]: true } })) as { fixed: Mounted };
      await tryAll(fixed, way);
      if (fixed.written.length > 0) found.push(`It is ${state}, and yet ${shown(fixed.written[0])} is written by ${way}.`);
    }
  const { usual, fixed } = (await mount(subject, { usual: exampleOf(subject), fixed: { ...exampleOf(subject), readonly: true } })) as Record<
    'usual' | 'fixed',
    Mounted
  >;
  if (controlsIn(usual.place).some(isTabStop) && !(await isReached(fixed))) found.push('It is read-only, and the Tab key does not reach it.');
  return found;
};

async function isReached({ before, place }: Mounted): Promise<boolean> {
  before.focus();
  await userEvent.tab();
  return place.contains(document.activeElement);
}

/** What the parts of a control are told of beside it: by themselves, or by the group that they stand in. */
function chainsIn(place: HTMLElement): Element[][] {
  return controlsIn(place)
    .filter(isTabStop)
    .map((control) => {
      const chain: Element[] = [];
      for (let element: Element | null = control; element !== null && element !== place; element = element.parentElement) chain.push(element);
      return chain;
    });
}

const idsOf = (chain: Element[]) => chain.flatMap((element) => (element.getAttribute('aria-describedby') ?? '').split(' '));

/** Help, faults and that it is required reach a control, or the group around it, by ARIA. */
export const tells: Rule = async (subject) => {
  if (subject.manifest.shows === true || subject.widget.label === 'none') return [];
  const example = exampleOf(subject);
  const cases = await mount(subject, {
    helped: { ...example, describedBy: 'helped-help' },
    faulty: { ...example, describedBy: 'faulty-fault', rawErrors: ['What is wrong.'] },
    required: { ...example, value: undefined, required: true },
    optional: { ...example, value: undefined },
    readonly: { ...example, readonly: true, describedBy: 'readonly-help' },
  });
  const reaches = (id: string, test: (chain: Element[]) => boolean) => chainsIn((cases[id] as Mounted).place).some(test);
  const isRequired = (chain: Element[]) =>
    chain.some((element) => element.getAttribute('aria-required') === 'true' || element.hasAttribute('required')) ||
    idsOf(chain).some((id) => /required/i.test(document.getElementById(id)?.textContent ?? ''));
  return [
    ...(reaches('helped', (chain) => idsOf(chain).includes('helped-help')) ? [] : ['The help is not told of the control (aria-describedby).']),
    ...(reaches('readonly', (chain) => idsOf(chain).includes('readonly-help')) ? [] : ['Read-only, the help is not told of the control (aria-describedby).']),
    ...(reaches('faulty', (chain) => idsOf(chain).includes('faulty-fault')) ? [] : ['The message of a fault is not told of the control (aria-describedby).']),
    ...(reaches('faulty', (chain) => chain.some((element) => element.getAttribute('aria-invalid') === 'true'))
      ? []
      : ['That it is wrong is not told of the control (aria-invalid).']),
    ...(reaches('required', isRequired) ? [] : ['That it is required is not told of the control (aria-required, or a description).']),
    ...(reaches('optional', isRequired) ? ['It is said to be required where it is not.'] : []),
  ];
};

/** Coming to it and leaving it is told once each, however many stops it has; and going through it changes nothing. */
export const tellsFocusOnce: Rule = async (subject) => {
  if (subject.manifest.shows === true) return [];
  const cases = await mount(subject, filled(subject));
  const found: string[] = [];
  for (const one of Object.values(cases)) {
    one.before.focus();
    for (let stops = 0; stops < 40 && document.activeElement !== one.after; stops += 1) await userEvent.tab();
    await settled();
    if (!same(one.told, ['focus', 'blur'])) found.push(`Going through it by the Tab key is told as ${one.told.join(', ') || 'nothing'}, not as focus, blur.`);
    if (one.written.length > 0) found.push(`Only going through it writes ${shown(one.written[0])}.`);
  }
  return [...new Set(found)];
};

/** What is there when it is shown stays as it is; what is typed or pressed, and undone, leaves what there was. */
export const keepsValues: Rule = async (subject) => {
  if (subject.manifest.shows === true) return [];
  const found: string[] = [];
  const cases = await mount(subject, { ...filled(subject), empty: { ...exampleOf(subject), value: undefined } });
  await settled();
  for (const [id, one] of Object.entries(cases)) {
    const before = one.value;
    if (one.written.length > 0) found.push(`Nothing was done, and ${shown(one.written[0])} is written (${id}).`);
    for (const control of textControlsIn(one.place).slice(0, 3)) {
      control.focus();
      const text = () => (control as HTMLInputElement).value ?? control.textContent;
      const was = text();
      await userEvent.keyboard('{End}7');
      if (text() !== was) await userEvent.keyboard('{Backspace}');
      await settled();
      if (!same(one.value, before)) found.push(`${shown(before)} is ${shown(one.value)} after a letter was typed and taken away.`);
    }
    for (const box of controlsIn(one.place)
      .filter((control) => control.matches('[type="checkbox"]'))
      .slice(0, 3)) {
      // eslint-disable-next-line no-await-in-loop
      for (const _ of [1, 2]) {
        box.click();
        await settled();
      }
      if (before !== undefined && !same(one.value, before) && !isSetBySwitching(one))
        found.push(`${shown(before)} is ${shown(one.value)} after a box was pressed twice.`);
    }
  }
  return [...new Set(found)];
};

/** A box that stands alone takes the others away, and does not bring them back: that is its meaning. */
const isSetBySwitching = ({ written, value }: Mounted) => Array.isArray(value) === false && written.length > 0 && typeof value === 'object';

/** No value is undefined, never an empty text or list; and what is typed can be taken away. */
export const writesNoEmptyValue: Rule = async (subject) => {
  if (subject.manifest.shows === true) return [];
  const found: string[] = [];
  const cases = await mount(subject, filled(subject));
  for (const one of Object.values(cases)) {
    const hasText = textControlsIn(one.place).length > 0;
    await takeAllAway(one);
    const empty = one.written.find((value) => value === '' || value === null || (Array.isArray(value) && value.length === 0));
    if (empty !== undefined) found.push(`It writes ${JSON.stringify(empty)} for no value: that is undefined.`);
    if (
      hasText &&
      one.value !== undefined &&
      (one.value as unknown[]).length !== 0 &&
      same(one.value, one.written.at(-1)) &&
      textControlsIn(one.place).every((control) => ((control as HTMLInputElement).value ?? control.textContent) === '')
    )
      found.push(`All is taken away, and ${shown(one.value)} is left.`);
  }
  return [...new Set(found)];
};

/** What a text control shows once it is left is what it shows of the value that it wrote. */
export const showsWhatIsKept: Rule = async (subject) => {
  if (subject.manifest.shows === true) return [];
  const found: string[] = [];
  for (const typed of ['1.50', '007', ' a ']) {
    const { typing } = (await mount(subject, { typing: { ...exampleOf(subject), value: undefined } })) as { typing: Mounted };
    const control = textControlsIn(typing.place)[0] as HTMLInputElement | undefined;
    if (control?.value === undefined) return found;
    control.focus();
    await userEvent.keyboard(typed);
    typing.after.focus();
    await settled();
    await settled();
    if (!control.isConnected || control.validity.customError || control.matches('[role="combobox"], [type="search"]') || typing.written.length === 0) continue;
    const left = control.value;
    const { fresh } = (await mount(subject, { fresh: { ...exampleOf(subject), value: typing.value } })) as { fresh: Mounted };
    const kept = (textControlsIn(fresh.place)[0] as HTMLInputElement | undefined)?.value;
    if (left !== kept) found.push(`"${typed}" is shown as "${left}" when it is left, and kept as ${shown(typing.value)}, which is shown as "${kept}".`);
  }
  return found;
};
