import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import { createSchemaUtils, englishStringTranslator, type Registry, type RJSFSchema, type TemplatesType } from '@rjsf/utils';
import type { JsonSchema } from '../definitions/compiled';
import { FieldTemplate } from './FieldTemplate';
import { interpretedValidator } from './interpreted-validator';
import { WidgetField } from './WidgetField';

const Nothing = () => null;

// SchemaField makes an element of each of these; FieldTemplate draws their content itself, so none of them is ever mounted.
const templates = { FieldTemplate, DescriptionFieldTemplate: Nothing, FieldHelpTemplate: Nothing, FieldErrorTemplate: Nothing } as unknown as TemplatesType;

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
      schemaUtils: createSchemaUtils(interpretedValidator, rootSchema as RJSFSchema),
      translateString: englishStringTranslator,
      globalFormOptions: { idPrefix: 'form', idSeparator: '-', useFallbackUiForUnsupportedType: false, experimental_componentUpdateStrategy: 'shallow' },
    };
    registries.set(rootSchema, registry);
  }
  return registry;
}
