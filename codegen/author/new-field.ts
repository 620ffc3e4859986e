import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatFaults } from '../../runtime/definitions/fault';
import { customProperty } from '../../runtime/definitions/shapes/overlay';
import type { FieldNode, Form } from '../../runtime/definitions/shapes/form';
import type { Project } from '../project/project';
import { readSource } from '../source';
import { agrees, choiceOf, type CommandOptions, textOf } from './command-options';
import { dashed, fieldKinds, fieldOperation, type NewField, propertyName } from './field-overlay';
import { CommandError, type CommandContext } from './command-context';

/** `new-field`: asks what the field is, writes its overlay, and checks it. Nothing is written that has faults. */
export async function newField(context: CommandContext, options: CommandOptions): Promise<number> {
  const source = readSource(context.root);
  const checked = context.check(source);
  if (checked.base.faults.length > 0) throw new CommandError(`${formatFaults(checked.base.faults)}\nMend these first.`);
  const customer = await textOf(context, options, 'customer', 'For which customer?', { check: customerFault });
  const project = checked.customers.find((one) => one.customer === customer)?.project ?? checked.base.project;
  const asked = await askForField(context, options, project);
  const path = `schemas/customers/${customer}/${dashed(asked.name)}.overlay.json`;
  if (existsSync(join(context.root, path))) throw new CommandError(`There is ${path} already. Change it, or give the field another name.`);
  const overlay = {
    $schema: '../../definitions/overlay.schema.json',
    id: dashed(asked.name),
    kind: 'overlay',
    description: typeof options.why === 'string' ? options.why : `${asked.label}, asked of the people of ${customer}.`,
    operations: [fieldOperation(asked)],
  };
  const text = `${JSON.stringify(overlay, null, 2)}\n`;
  const { faults } = context.check(new Map(source).set(path, text));
  const own = faults.filter((fault) => fault.file === path || fault.message.startsWith(`With the overlays of "${customer}"`));
  if (own.length > 0) throw new CommandError(`${formatFaults(own)}\n${path} was not written.`);
  mkdirSync(dirname(join(context.root, path)), { recursive: true });
  writeFileSync(join(context.root, path), text);
  context.say(`Wrote ${path}: "${asked.label}" stands in the form "${asked.form}"${asked.required ? ', and must be filled' : ''}. No faults.`);
  context.say(`See it: npm run dev, then open /?as=${customer}`);
  context.say(`Publish it: npm run author -- publish --customer ${customer}`);
  return 0;
}

/** What is wrong with the name of a customer. */
export const customerFault = (name: string): string | undefined =>
  /^[a-z][a-z0-9-]{0,39}$/.test(name) ? undefined : 'The name of a customer has small letters, digits and dashes, and begins with a letter.';

async function askForField(context: CommandContext, options: CommandOptions, project: Project): Promise<NewField> {
  const forms = Object.fromEntries(formsWithCustom(project).map(({ id, record, description }) => [id, description ?? record]));
  const form = await choiceOf(context, options, 'form', 'In which form?', forms);
  const { record, parts } = formsWithCustom(project).find(({ id }) => id === form) as FormPlace;
  const label = await textOf(context, options, 'label', 'What do people read above it?');
  const name = await textOf(context, options, 'name', 'What is it called in the data?', { usual: propertyName(label), check: nameFault });
  const kind = await choiceOf(context, options, 'kind', 'What is it?', Object.fromEntries(Object.entries(fieldKinds).map(([id, { says }]) => [id, says])));
  const asks = (what: string) => fieldKinds[kind]?.asks.includes(what) === true;
  const after = await textOf(context, options, 'after', 'Behind which part? (its id)', { usual: parts.at(-1) ?? '' });
  const optional = async (option: string, question: string) => (await textOf(context, options, option, question, { usual: '' })) || undefined;
  return {
    form,
    record,
    label,
    name,
    kind,
    after: after || undefined,
    required: await agrees(context, options, 'required', 'Must it be filled?'),
    help: await optional('help', 'A sentence below it (Enter for none):'),
    ...(asks('choices') && { choices: listed(await textOf(context, options, 'choices', 'The choices, with commas between:', { check: choicesFault })) }),
    ...(asks('list') && { list: await textOf(context, options, 'list', 'The name of the list on the server:') }),
    ...(asks('pattern') && { pattern: await optional('pattern', 'A pattern it must have (Enter for none):') }),
    ...(asks('minimum') && { minimum: numberOf(await optional('minimum', 'At least (Enter for no limit):')) }),
    ...(asks('maximum') && { maximum: numberOf(await optional('maximum', 'At most (Enter for no limit):')) }),
    ...(typeof options.columns === 'string' && { columns: listed(options.columns) }),
  };
}

interface FormPlace {
  id: string;
  record: string;
  description: string | undefined;
  parts: string[];
}

/** The forms whose record has a place for customers' own properties. */
const formsWithCustom = (project: Project): FormPlace[] =>
  project.all('form').flatMap(({ id, value }) => {
    const { data, fields, description } = value as Form;
    const record = typeof data.$ref === 'string' ? data.$ref.replace(/^record:/, '') : undefined;
    const { properties } = (record === undefined ? undefined : (project.find('record', record)?.value as { properties?: object })) ?? {};
    return record !== undefined && properties && Object.hasOwn(properties, 'Custom') ? [{ id, record, description, parts: idsIn(fields) }] : [];
  });

const idsIn = (nodes: readonly FieldNode[]): string[] =>
  nodes.flatMap((node) => [node.id, ...('group' in node ? idsIn(node.group) : 'list' in node ? idsIn(node.list) : [])]);

const nameFault = (name: string): string | undefined => {
  const result = customProperty.safeParse(name);
  return result.success ? undefined : (result.error.issues[0]?.message ?? 'This is no name of a property.');
};

function choicesFault(text: string): string | undefined {
  const values = listed(text).map(dashed);
  if (values.length === 0 || values.includes('')) return 'A list needs choices: words with commas between.';
  const twice = values.find((value, index) => values.indexOf(value) !== index);
  return twice === undefined ? undefined : `Two of the choices are the same in the data: "${twice}".`;
}

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

function numberOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (!Number.isFinite(number)) throw new CommandError(`"${text}" is no number.`);
  return number;
}
