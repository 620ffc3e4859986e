import type { JsonSchema } from '../../runtime/definitions/compiled';
import { tryAll } from './acts';
import { exampleOf, mount, type Mounted, type OptionSchema, type Properties, type Subject } from './host';
import { settled } from './pending';
import { portraitOf } from './portrait';
import type { Rule } from './rules';

const mostValues = 3;

/** Values to try an option with: its own examples, those of the widget, or what its schema makes plain. */
function valuesFor(name: string, schema: OptionSchema, { manifest }: Subject): unknown[] {
  const own = schema.examples ?? [];
  const given = (manifest.options.examples ?? []).flatMap((example) => (Object.hasOwn(example, name) ? [example[name]] : []));
  return [...own, ...given, ...plainValues(schema)].slice(0, mostValues);
}

function plainValues({ type, enum: values, minimum, maximum, exclusiveMinimum, format, items }: JsonSchema): unknown[] {
  if (Array.isArray(values)) return values;
  const first = [type].flat()[0];
  if (first === 'boolean') return [true];
  if (first === 'string') return [format === 'date' ? '2026-11-18' : 'Sample'];
  if (first === 'integer' || first === 'number') {
    const least = Number(minimum ?? (exclusiveMinimum === undefined ? 1 : Number(exclusiveMinimum) + 1));
    return [least, Math.min(Number(maximum ?? least + 3), least + 100)];
  }
  if (first === 'array') return [plainValues((items ?? {}) as JsonSchema).slice(0, 1)];
  return [];
}

/** Each option changes something that can be seen, at once or after something was done; one that changes nothing is not there. */
export const showsOptions: Rule = async (subject) => {
  const options = Object.entries((subject.manifest.options.properties ?? {}) as Record<string, OptionSchema>);
  const unseen: string[] = [];
  for (const [name, schema] of options) {
    if (schema['x-triedIn'] !== undefined) continue;
    const { options: others = {}, without = [], ...more } = schema['x-tryWith'] ?? {};
    const example = exampleOf(subject);
    const bare = Object.fromEntries(Object.entries({ ...example.options, ...others }).filter(([key]) => key !== name && !without.includes(key)));
    const isRequired = subject.manifest.options.required?.includes(name) === true;
    const values = valuesFor(name, schema, subject);
    const variants = [...(isRequired ? [] : [bare]), ...values.map((value) => ({ ...bare, [name]: value }))];
    if (
      !(await differ(
        subject,
        variants.map((one): Properties => ({ ...example, ...more, options: one })),
      ))
    )
      unseen.push(name);
  }
  return unseen.map((name) => `The option "${name}" changes nothing that can be seen.`);
};

/** Whether any of the variants is seen to be another than the first one: filled or empty as it stands, or after something was done. */
async function differ(subject: Subject, variants: Properties[]): Promise<boolean> {
  const first = variants[0];
  if (first === undefined) return false;
  const values = [first.value, undefined];
  for (const value of values) {
    const atRest = await portraits(
      subject,
      variants.map((one) => ({ ...one, value })),
    );
    if (atRest.some((one) => one !== atRest[0])) return true;
  }
  for (const value of values) {
    const stories: string[] = [];
    for (const variant of variants) {
      const { one } = (await mount(subject, { one: { ...variant, value } })) as { one: Mounted };
      const seen: string[] = [];
      for (const way of ['files', 'mouse', 'keys'] as const) {
        // What shows between two presses counts: a sentence about too few chosen is gone once enough are.
        await tryAll(one, way, () => way === 'mouse' && seen.push(portraitOf(one.place)));
        seen.push(portraitOf(one.place));
      }
      stories.push(JSON.stringify([one.written, one.events, seen]));
      if (stories.at(-1) !== stories[0]) return true;
    }
  }
  return false;
}

/** What is seen of each variant, once nothing moves. The first one is there twice: what differs between those two is chance. */
async function portraits(subject: Subject, variants: Properties[]): Promise<string[]> {
  const cases = await mount(subject, Object.fromEntries([variants[0] as Properties, ...variants].map((one, index) => [`v${index}`, one])));
  const uncover = coverFromMouse();
  try {
    return await portraitsAtRest(subject, cases);
  } finally {
    uncover();
  }
}

/** The mouse lies where a test before left it: what lies below it would look different. Returns how to take the cover away. */
function coverFromMouse(): () => void {
  const cover = document.body.appendChild(document.createElement('div'));
  Object.assign(cover.style, { position: 'fixed', inset: '0', zIndex: '2147483647' });
  return () => cover.remove();
}

async function portraitsAtRest(subject: Subject, cases: Record<string, Mounted>): Promise<string[]> {
  const look = () => Object.values(cases).map(({ place }) => portraitOf(place));
  let seen = look();
  for (let tries = 0; tries < 40; tries += 1) {
    await settled();
    const next = look();
    if (next[0] === next[1] && next.every((one, index) => one === seen[index])) return next.slice(1);
    seen = next;
  }
  const [one = '', other = ''] = look();
  const moving = one.split('\n').filter((line, index) => line !== other.split('\n')[index]);
  throw new Error(`The widget "${subject.manifest.name}" never stands still: what its options change cannot be told. ${moving.slice(0, 3).join('; ')}`);
}
