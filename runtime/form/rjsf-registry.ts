import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import { englishStringTranslator, type Registry, type RJSFSchema, type TemplatesType, type UiSchema } from '@rjsf/utils';
import type { JsonSchema } from '../definitions/compiled';
import { writtenOut } from '../validation/schema-at';
import type { WidgetRegistry } from '../widget-contract';
import { FieldTemplate } from './FieldTemplate';
import { WidgetField } from './WidgetField';

const Nothing = () => null;

// SchemaField makes an element of each of these; FieldTemplate draws their content itself, so none of them is ever mounted.
const templates = { FieldTemplate, DescriptionFieldTemplate: Nothing, FieldHelpTemplate: Nothing, FieldErrorTemplate: Nothing } as unknown as TemplatesType;

/**
 * Of @rjsf's schema utilities, the two that SchemaField asks for a field with a widget. The rest, with what merges, interprets and resolves schemas
 * (20 kB compressed), comes with the stock registry.
 */
const schemaUtilsFor = (root: JsonSchema) =>
  ({ retrieveSchema: (schema: RJSFSchema) => writtenOut(root, schema as JsonSchema), getDisplayLabel: () => true }) as unknown as Registry['schemaUtils'];

const registries = new WeakMap<JsonSchema, Registry>();

/**
 * What @rjsf's SchemaField needs to draw a field by our widgets, made once for each schema. It holds no more than that: arrays, objects
 * and alternatives come with stock/stock-registry, loaded where a form has them.
 */
export function widgetRegistry(rootSchema: JsonSchema): Registry {
  let registry = registries.get(rootSchema);
  if (registry === undefined) {
    registry = {
      fields: { SchemaField, widget: WidgetField } as unknown as Registry['fields'],
      templates,
      widgets: {},
      formContext: {},
      rootSchema: rootSchema as RJSFSchema,
      schemaUtils: schemaUtilsFor(rootSchema),
      translateString: englishStringTranslator,
      globalFormOptions: { idPrefix: 'form', idSeparator: '-', useFallbackUiForUnsupportedType: false, experimental_componentUpdateStrategy: 'shallow' },
    };
    registries.set(rootSchema, registry);
  }
  return registry;
}

/** How @rjsf's SchemaField is told to draw a field by one of our widgets. */
export const widgetUi = (
  widget: WidgetRegistry[string] | undefined,
  { label, help, options }: { label: string | undefined; help: string | undefined; options: object },
): UiSchema => ({
  'ui:field': 'widget',
  'ui:fieldReplacesAnyOrOneOf': true,
  'ui:registered': widget,
  'ui:labelPlace': widget?.label,
  'ui:title': label,
  'ui:help': help,
  'ui:widgetOptions': options,
});
