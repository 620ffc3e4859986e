import type { CompiledForm, JsonSchema, Revision } from '../../../runtime/definitions/compiled';
import type { Field, FieldNode } from '../../../runtime/definitions/shapes/form';
import { textOf } from '../../../runtime/expressions/text';
import { cellFor, type WrittenAs } from '../../../runtime/format/cell-text';
import { segmentsOf } from '../../../runtime/validation/pointer';
import type { OptionalField, ProfileItem } from '../../../schemas/generated/records';
import { rowText } from '../../foundation/row-texts';
import { stringOf } from '../../../runtime/validation/string-of';

/** What a changed value is called, and how it is written. */
interface ChangeLabel {
  label: string;
  written: WrittenAs;
}

type Question = Pick<ProfileItem | OptionalField, 'Name' | 'Label' | 'InputType' | 'Options'>;

interface Asked {
  revision: Revision;
  /** What the person's company asks, by the name of the list in the trail. */
  questions: Record<string, Question[]>;
}

/** What the value at a pointer of the trail is called. Nothing for what the revision does not know. */
export function changeLabel(pointer: string, { revision, questions }: Asked): ChangeLabel | undefined {
  const [list = '', name = '', ...rest] = segmentsOf(pointer).map(stringOf);
  if (Object.hasOwn(questions, list)) {
    const question = questions[list]?.find(({ Name }) => Name === name);
    return question === undefined ? { label: name, written: {} } : { label: rowText(question.Label), written: writtenQuestion(question) };
  }
  const { records, forms } = revision;
  const isCustom = list === 'Custom';
  const record = isCustom ? records.UserProfileCustom : records.UserProfileSave;
  const { properties = {} } = (record ?? {}) as { properties?: Record<string, JsonSchema> };
  const own = Object.hasOwn(properties, isCustom ? name : list) ? properties[isCustom ? name : list] : undefined;
  const property = own ?? accountProperty(list, revision);
  if (property === undefined) return undefined;
  const field = fieldAt(forms['user-profile'], isCustom ? `/Custom/${name}` : `/${list}`);
  const label = textOf(field?.label, {}) || (typeof property.title === 'string' ? property.title : isCustom ? name : list);
  const inner = isCustom ? rest : [name, ...rest].filter((part) => part !== '');
  return inner.length > 0 ? { label: `${label}: ${inner.join(' ')}`, written: {} } : { label, written: cellFor(property, field?.options) };
}

/** A property of an account, as those who look after it save it. */
function accountProperty(name: string, { records }: Revision): JsonSchema | undefined {
  const properties = { ...propertiesOf(records.UserDetailsSave), ...propertiesOf(records.UserDetails) };
  return Object.hasOwn(properties, name) ? properties[name] : undefined;
}

const propertiesOf = (record: JsonSchema | undefined) => (record?.properties ?? {}) as Record<string, JsonSchema>;

const writtenQuestion = ({ InputType, Options }: Question): WrittenAs => {
  if (InputType === 'list') return { cell: 'choices', options: { items: (Options ?? []).map(({ Value, Text }) => ({ value: Value, text: rowText(Text) })) } };
  return InputType === 'date' || InputType === 'number' ? { cell: InputType } : {};
};

function fieldAt(form: CompiledForm | undefined, pointer: string): Field | undefined {
  const find = (nodes: readonly FieldNode[]): Field | undefined => {
    for (const node of nodes) {
      const found = 'group' in node ? find(node.group) : 'fieldset' in node || 'list' in node || node.at !== pointer ? undefined : node;
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return find(form?.fields ?? []);
}
