import type { CompiledForm } from '../../runtime/definitions/compiled';

/** What is measured: many mixed fields; many of which an answer shows some; or the same as questions that come as data, with formulas. */
export interface Scenario {
  kind: 'mixed' | 'conditional' | 'questions';
  count: number;
}

export interface BenchField {
  name: string;
  label: string;
  type: 'text' | 'number' | 'select' | 'boolean' | 'email';
  /** Shown while this yes-no field is true. */
  shownBy?: string;
}

export type BenchData = Record<string, string | number | boolean>;

/** What every implementation offers to the measurement. */
export interface Mounted {
  read: (name: string) => unknown;
  /** How many fields were drawn since the start, where that is counted. */
  draws?: () => number;
}

/** Makes an implementation ready, with what a server would have made before; what comes back draws it. */
export type Prepare = (scenario: Scenario, validator: string) => Promise<(root: HTMLElement) => Mounted> | ((root: HTMLElement) => Mounted);

export const choices = ['red', 'green', 'blue', 'black', 'white'];
const kinds = ['text', 'number', 'select', 'boolean', 'email'] as const;
const sections = 10;

/** Whether an answer shows and hides fields. */
export const hasConditions = ({ kind }: Scenario): boolean => kind !== 'mixed';

/** The fields of a scenario. Conditional: ten sections, each a question that shows the others of its section. */
export function fieldsOf({ kind, count }: Scenario): BenchField[] {
  return Array.from({ length: count }, (_, index): BenchField => {
    const name = `f${index}`;
    if (kind === 'mixed') return { name, label: `Field ${index}`, type: kinds[index % kinds.length] ?? 'text' };
    const first = index - (index % (count / sections));
    if (index === first) return { name, label: `Section ${index}`, type: 'boolean' };
    return { name, label: `Question ${index}`, type: 'text', shownBy: `f${first}` };
  });
}

/** The data at the start: every field has a value; of the sections, every second one shows. */
export function dataOf(scenario: Scenario): BenchData {
  const start = { text: 'Some text', email: 'somebody@example.com', number: 12, select: 'green', boolean: true };
  return Object.fromEntries(
    fieldsOf(scenario).map(({ name, type, label }, index) => [
      name,
      hasConditions(scenario) && type === 'boolean' ? (index / (scenario.count / sections)) % 2 === 0 : type === 'text' ? label : start[type],
    ]),
  );
}

/** The names of the fields that must be seen with this data. */
export const visibleNames = (fields: BenchField[], data: BenchData): string[] =>
  fields.filter(({ shownBy }) => shownBy === undefined || data[shownBy] === true).map(({ name }) => name);

/** The JSON Schema of a scenario's data. */
export function schemaOf(fields: BenchField[]): { type: 'object'; properties: Record<string, Record<string, unknown>> } {
  const types = {
    text: { type: 'string' },
    email: { type: 'string', format: 'email' },
    number: { type: 'number' },
    boolean: { type: 'boolean' },
    select: { type: 'string', enum: choices },
  };
  return { type: 'object', properties: Object.fromEntries(fields.map(({ name, label, type }) => [name, { title: label, ...types[type] }])) };
}

/** The product's form of a scenario, as an author writes it. */
export function formOf(scenario: Scenario): CompiledForm {
  const fields = fieldsOf(scenario);
  if (scenario.kind === 'questions') {
    const answers = { type: 'array', items: { type: 'object', properties: { id: { type: 'string' }, answer: {} } } };
    const questions = {
      id: 'questions',
      fieldset: 'question',
      items: { $: 'input.contents' },
      at: '/answers',
      answers: { key: '/id', value: '/answer' },
      showsBy: { formulas: 'survey', record: { $: 'input.record' } },
    };
    return { id: 'bench', kind: 'form', data: { type: 'object', properties: { answers } }, fields: [questions] };
  }
  return {
    id: 'bench',
    kind: 'form',
    data: schemaOf(fields),
    fields: fields.map(({ name, label, shownBy }, index) => ({
      id: name,
      at: `/${name}`,
      label,
      // Each condition has a text of its own, as in life: none is parsed for another.
      ...(shownBy === undefined ? {} : { visibleWhen: { $: `form.${shownBy} == true && ${index} > 0` }, whenHidden: 'keep' as const }),
    })),
  };
}
