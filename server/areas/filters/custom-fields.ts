import type { JsonSchema, Revision } from '../../../runtime/definitions/compiled';
import type { PersonFilter } from '../../../schemas/generated/records';
import type { CustomCriterion } from '../../records/person-conditions/criteria';
import { daysOf } from './dates';
import type { FilterFaults } from './faults';
import type { Constants } from '../../../schemas/generated/constants';
import { own } from '../../../runtime/validation/own';

type Asked = NonNullable<PersonFilter['CustomRegistrationFields']>[number];

interface CallContext {
  revision: Revision;
  settings: Constants['filter'];
  today: string;
  faults: FilterFaults;
}

/** What is looked for in the fields of the caller's customer, each by the kind of its property. */
export function customCriteria(asked: readonly Asked[], { revision, settings, today, faults }: CallContext): CustomCriterion[] {
  const { properties = {} } = (revision.records.UserProfileCustom ?? {}) as { properties?: Record<string, JsonSchema> };
  const names = new Set<string>();
  return asked.flatMap((field, index): CustomCriterion[] => {
    const at = `/CustomRegistrationFields/${index}`;
    const name = field.FieldName;
    const property = own(properties, name);
    if (property === undefined) return faults.add(`${at}/FieldName`, 'field') ?? [];
    if (names.has(name)) return faults.add(`${at}/FieldName`, 'fieldTwice') ?? [];
    names.add(name);
    const kind = kindOf(property);
    if (kind === undefined) return faults.add(`${at}/FieldName`, 'fieldKind') ?? [];
    if (kind === 'date') {
      if (field.Values !== undefined) return faults.add(`${at}/Values`, 'fieldDate') ?? [];
      const places = { status: `${at}/Status`, start: `${at}/StartDate`, end: `${at}/EndDate` };
      const range = daysOf({ status: field.Status, start: field.StartDate, end: field.EndDate, at: places }, { settings, today, faults });
      return range === undefined ? [] : [{ name, kind, range }];
    }
    const surplus = (['Status', 'StartDate', 'EndDate'] as const).find((part) => field[part] !== undefined);
    if (surplus !== undefined) return faults.add(`${at}/${surplus}`, 'fieldNoDate') ?? [];
    const { Values = [] } = field;
    if (Values.length === 0) return [];
    if (kind === 'number') return numbers(Values, `${at}/Values`, faults).map((values) => ({ name, kind, values }));
    if (kind === 'boolean') return booleans(Values, `${at}/Values`, faults).map((values) => ({ name, kind, values }));
    return [{ name, kind, values: Values }];
  });
}

/** What kind of value a property holds; nothing for what nobody can be found by, such as files. */
function kindOf({ type, format, enum: choices, items }: JsonSchema): CustomCriterion['kind'] | undefined {
  if (type === 'boolean') return 'boolean';
  if (type === 'number' || type === 'integer') return 'number';
  if (type === 'array') return (items as JsonSchema | undefined)?.type === 'string' ? 'choices' : undefined;
  if (type !== 'string') return undefined;
  return format === 'date' ? 'date' : choices !== undefined ? 'choice' : 'text';
}

const numbers = (values: string[], at: string, faults: FilterFaults): number[][] => {
  const read = values.map((value, index) => (/^-?\d{1,15}(\.\d{1,15})?$/.test(value) ? Number(value) : faults.add(`${at}/${index}`, 'fieldNumber')));
  return read.every((value) => value !== undefined) ? [read] : [];
};

const booleans = (values: string[], at: string, faults: FilterFaults): boolean[][] => {
  const read = values.map((value, index) => (value === 'true' ? true : value === 'false' ? false : faults.add(`${at}/${index}`, 'fieldYesNo')));
  return read.every((value) => value !== undefined) ? [read] : [];
};
