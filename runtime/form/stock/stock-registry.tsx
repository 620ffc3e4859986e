import { getDefaultRegistry } from '@rjsf/core';
import { createSchemaUtils, type Registry, type RegistryWidgetsType, type RJSFSchema, type TemplatesType } from '@rjsf/utils';
import type { JsonSchema } from '../../definitions/compiled';
import type { SubschemaValidators } from '../../validation/compiled-validator';
import { adaptedWidget } from './adapted-widget';
import { JsonField } from './JsonField';
import { OpenObjectField } from './OpenObjectField';
import { StockArray, StockArrayItem } from './StockArray';
import { stockButtons } from './StockButtons';
import { stockValidator } from './stock-validator';
import { StockFieldTemplate } from './StockFieldTemplate';
import { StockAlternatives, StockObject } from './StockObject';

/** Which of our widgets stands for each of @rjsf's. */
const ours = {
  TextWidget: 'text',
  TextareaWidget: 'textarea',
  PasswordWidget: 'password',
  EmailWidget: 'email',
  URLWidget: 'text',
  ColorWidget: 'text',
  TimeWidget: 'text',
  DateTimeWidget: 'text',
  DateWidget: 'date',
  SelectWidget: 'select',
  CheckboxesWidget: 'multi-select',
  CheckboxWidget: 'yes-no',
  RadioWidget: 'choices',
  UpDownWidget: 'number',
  RangeWidget: 'number',
};

const stock = getDefaultRegistry();
const widgets = { ...stock.widgets, ...Object.fromEntries(Object.entries(ours).map(([name, widget]) => [name, adaptedWidget(widget)])) } as RegistryWidgetsType;
const Nothing = () => null;
const PlainDescription = ({ id, description }: { id: string; description?: string | React.ReactElement }) =>
  description ? (
    <p className="field-help" id={id}>
      {description}
    </p>
  ) : null;
const templates = {
  ...stock.templates,
  ArrayFieldTemplate: StockArray,
  ArrayFieldItemTemplate: StockArrayItem,
  ObjectFieldTemplate: StockObject,
  MultiSchemaFieldTemplate: StockAlternatives,
  FieldTemplate: StockFieldTemplate,
  // Descriptions are shown as they are written, without markdown.
  DescriptionFieldTemplate: PlainDescription,
  ButtonTemplates: { ...stock.templates.ButtonTemplates, ...stockButtons },
} as unknown as TemplatesType;

const registries = new WeakMap<JsonSchema, Map<string, Registry>>();

/** All of @rjsf, drawing by our widgets and templates: for arrays, objects and alternatives, which have no widget. */
export function stockRegistry(rootSchema: JsonSchema, formId: string, subschemas?: SubschemaValidators): Registry {
  const byForm = registries.get(rootSchema) ?? new Map<string, Registry>();
  registries.set(rootSchema, byForm);
  let registry = byForm.get(formId);
  if (registry === undefined) {
    registry = {
      ...stock,
      // Where @rjsf would offer a choice of types, or nothing, we offer JSON.
      fields: { ...stock.fields, FallbackField: JsonField, ObjectField: OpenObjectField, hiddenPart: Nothing } as unknown as Registry['fields'],
      templates,
      widgets,
      rootSchema: rootSchema as RJSFSchema,
      schemaUtils: createSchemaUtils(stockValidator(rootSchema, subschemas), rootSchema as RJSFSchema),
      globalFormOptions: { idPrefix: formId, idSeparator: '-', useFallbackUiForUnsupportedType: true, experimental_componentUpdateStrategy: 'shallow' },
    } as Registry;
    byForm.set(formId, registry);
  }
  return registry;
}
