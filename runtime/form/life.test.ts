import { expect, test } from 'vitest';
import { type FormEffect, type FormEvent, type FormLife, newLife, step } from './life';

/** Every event, in each form that makes a difference. `attempt` is that of the last submission, or of one before it. */
const events: Record<string, (life: FormLife) => FormEvent> = {
  types: () => ({ type: 'typed', isChanged: true }),
  'takes back what was typed': () => ({ type: 'typed', isChanged: false }),
  submits: () => ({ type: 'submitted', canJudge: true }),
  'submits before values can be judged': () => ({ type: 'submitted', canJudge: false }),
  'values can be judged': () => ({ type: 'judged' }),
  'no faults': () => ({ type: 'valid' }),
  faults: () => ({ type: 'invalid' }),
  saved: () => ({ type: 'accepted', isSame: true, isChanged: false, hasValues: false }),
  'saved, a value typed since': () => ({ type: 'accepted', isSame: false, isChanged: true, hasValues: true }),
  'saved, text typed since that cannot be read': () => ({ type: 'accepted', isSame: false, isChanged: true, hasValues: false }),
  'saved, changed and changed back since': () => ({ type: 'accepted', isSame: false, isChanged: false, hasValues: false }),
  'refused by the server': () => ({ type: 'refused' }),
  'the submission is over': ({ attempt }) => ({ type: 'ended', attempt }),
  'an older submission is over': ({ attempt }) => ({ type: 'ended', attempt: attempt - 1 }),
  'read again, changed by another person where this one typed': () => ({ type: 'fresh', isBeside: false }),
  'read again': () => ({ type: 'fresh', isBeside: true }),
  resets: () => ({ type: 'reset' }),
  pauses: () => ({ type: 'paused', isOther: true, isFirst: false }),
  'pauses with nothing new': () => ({ type: 'paused', isOther: false, isFirst: false }),
  'the form opens without a part of its data': () => ({ type: 'paused', isOther: true, isFirst: true }),
};

/** The name of a state in tests and in docs/form-life.md. */
const nameOf = ({ phase, base, isChanged }: FormLife): string => `${phase}, ${base}${isChanged ? ', changed' : ''}`;

/** Each state that a form can come to, by its name, without what only counts. */
function reachable(): Map<string, FormLife> {
  const found = new Map<string, FormLife>();
  const waiting = [newLife];
  for (let life = waiting.pop(); life !== undefined; life = waiting.pop()) {
    const key = `${nameOf(life)}${life.isReported ? ', reported' : ''}`;
    if (found.has(key)) continue;
    found.set(key, life);
    for (const event of Object.values(events)) waiting.push(step(life, event(life)).life);
  }
  return found;
}
const states = reachable();

interface Rule {
  /** What a name of a state must match. */
  in?: RegExp;
  event: keyof typeof events;
  /** What differs in the next state; nothing where it stays. */
  to?: Partial<FormLife> | ((life: FormLife) => Partial<FormLife>);
  effects?: FormEffect[];
}
const isOpen = /^open/;
const isJudging = /^judging/;
const isSaving = /^saving/;
const refused = ({ refusals }: FormLife) => ({ refusals: refusals + 1 });
const begun = { phase: 'open', isChanged: false, refusals: 0 } as const;

/** What happens, by hand. The first rule that fits counts; where none does, nothing happens. */
const rules: Rule[] = [
  { event: 'types', to: { isChanged: true } },
  { event: 'takes back what was typed', to: { isChanged: false } },
  { in: isOpen, event: 'submits', effects: ['check'] },
  { in: isOpen, event: 'submits before values can be judged', to: { phase: 'judging' }, effects: ['judge'] },
  { in: isJudging, event: 'values can be judged', to: { phase: 'open' }, effects: ['check'] },
  { in: isOpen, event: 'no faults', to: ({ attempt }) => ({ phase: 'saving', attempt: attempt + 1 }), effects: ['send'] },
  { event: 'faults', to: refused },
  { in: isSaving, event: 'saved', to: { ...begun, base: 'saved' }, effects: ['restart'] },
  { in: isSaving, event: 'saved, a value typed since', to: { phase: 'open', base: 'older', isChanged: true } },
  { in: isSaving, event: 'saved, text typed since that cannot be read', to: { phase: 'open', base: 'saved', isChanged: true } },
  { in: isSaving, event: 'saved, changed and changed back since', to: { phase: 'open', base: 'saved', isChanged: false } },
  { in: isSaving, event: 'refused by the server', to: (life) => ({ phase: 'open', ...refused(life) }) },
  { event: 'refused by the server', to: refused },
  { in: isSaving, event: 'the submission is over', to: { phase: 'open' } },
  { in: /^(judging|saving)/, event: 'read again', effects: ['wait'] },
  { in: /^(judging|saving)/, event: 'read again, changed by another person where this one typed', effects: ['wait'] },
  { in: /^open, \w+(, reported)?$/, event: 'read again', to: { base: 'read', refusals: 0 }, effects: ['replace'] },
  {
    in: /^open, \w+(, reported)?$/,
    event: 'read again, changed by another person where this one typed',
    to: { base: 'read', refusals: 0 },
    effects: ['replace'],
  },
  { in: /^open, (saved|older), changed/, event: 'read again', to: { base: 'read', refusals: 0 }, effects: ['merge'] },
  { in: /^open, older, changed/, event: 'read again, changed by another person where this one typed', to: { base: 'read', refusals: 0 }, effects: ['merge'] },
  { event: 'resets', to: { ...begun, base: 'read' }, effects: ['restart'] },
  { in: /changed/, event: 'pauses', to: { isReported: true }, effects: ['report'] },
  { in: /reported/, event: 'pauses', to: { isReported: false }, effects: ['report'] },
  { event: 'the form opens without a part of its data', to: ({ isChanged }) => ({ isReported: isChanged }), effects: ['report'] },
];

test('a form comes to each of these states', () => {
  expect([...new Set([...states.values()].map(nameOf))].toSorted()).toEqual([
    'judging, older',
    'judging, older, changed',
    'judging, read',
    'judging, read, changed',
    'judging, saved',
    'judging, saved, changed',
    'open, older',
    'open, older, changed',
    'open, read',
    'open, read, changed',
    'open, saved',
    'open, saved, changed',
    'saving, older',
    'saving, older, changed',
    'saving, read',
    'saving, read, changed',
    'saving, saved',
    'saving, saved, changed',
  ]);
});

test.each([...states])('each event in a form that is %s', (name, life) => {
  const before = structuredClone(life);
  for (const [event, of] of Object.entries(events)) {
    const rule = rules.find((one) => one.event === event && (one.in ?? /./).test(name));
    const change = typeof rule?.to === 'function' ? rule.to(life) : rule?.to;
    expect(step(life, of(life)), event).toEqual({ life: { ...life, ...change }, effects: rule?.effects ?? [] });
  }
  expect(life).toEqual(before);
});

test('every rule is used', () => {
  const used = (rule: Rule) => [...states.keys()].some((name) => rules.find((one) => one.event === rule.event && (one.in ?? /./).test(name)) === rule);
  expect(rules.filter((rule) => !used(rule))).toEqual([]);
});

/** The names of docs/form-life.md. While a form is judged or saved, what the person changes during that time is not drawn. */
const drawn: Record<string, string> = {
  'open, read': 'As it was read',
  'open, read, changed': 'Edited',
  'open, saved': 'Saved',
  'open, saved, changed': 'Edited after the save',
  'open, older, changed': 'Edited during the save',
  'open, older': 'Edited during the save and changed back',
};
const drawnOf = (life: FormLife) => drawn[nameOf(life)] ?? (life.phase === 'judging' ? 'Waits to be judged' : 'Is being saved');

/** The picture of the machine, made of its steps. */
function picture(): string {
  const names = [...Object.values(drawn), 'Waits to be judged', 'Is being saved'];
  const edges = new Map<string, Set<string>>();
  for (const life of states.values())
    for (const [event, of] of Object.entries(events)) {
      const { life: next, effects } = step(life, of(life));
      const [from, to] = [names.indexOf(drawnOf(life)), names.indexOf(drawnOf(next))];
      if (from === to) continue;
      const edge = `  s${from} --> s${to}`;
      edges.set(edge, (edges.get(edge) ?? new Set()).add(effects.length > 0 ? `${event} / ${effects.join(', ')}` : event));
    }
  const lines = [...edges].map(([edge, labels]) => `${edge} : ${[...labels].join('\\n')}`);
  return ['```mermaid', 'stateDiagram-v2', ...names.map((name, index) => `  state "${name}" as s${index}`), '  [*] --> s0', ...lines, '```'].join('\n');
}

test('docs/form-life.md draws it', async () => {
  const text = `# The life of a form

This file is made by \`npx vitest run runtime/form/life.test.ts -u\` from the machine in \`runtime/form/life.ts\`. Do not edit it.

Each arrow says what happens, and after the slash what the form does then. An event that has no arrow leaves the form in its state.

${picture()}
`;
  await expect(text).toMatchFileSnapshot('../../docs/form-life.md');
});

test('while a submission is under way there is no second one, and a submission that was given up ends no other', () => {
  const sent = (['valid'] as const).reduce((life, type) => step(life, { type }).life, newLife);
  expect(step(sent, { type: 'submitted', canJudge: true })).toEqual({ life: sent, effects: [] });
  const again = step(step(sent, { type: 'refused' }).life, { type: 'valid' }).life;
  expect(again).toMatchObject({ phase: 'saving', attempt: 2 });
  expect(step(again, { type: 'ended', attempt: 1 }).life.phase).toBe('saving');
  expect(step(again, { type: 'ended', attempt: 2 }).life.phase).toBe('open');
});
