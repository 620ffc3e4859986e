import type { z } from 'zod';
import type { Bundle } from './compiled';
import { partKeys } from './nodes/tree';
import { catalogue, item } from './shapes/catalogue';
import { dialog } from './shapes/dialog';
import { fieldset } from './shapes/fieldset';
import { filter } from './shapes/filter';
import { flow } from './shapes/flow';
import { form } from './shapes/form';
import { fragment } from './shapes/fragment';
import { formulas } from './shapes/formulas';
import { guards } from './shapes/guards';
import { adapter } from './shapes/adapter';
import { language } from './shapes/language';
import { layout } from './shapes/layout';
import { message } from './shapes/message';
import { operation } from './shapes/operation';
import { overlay } from './shapes/overlay';
import { questionnaire } from './shapes/questionnaire';
import { resource } from './shapes/resource';
import { rule } from './shapes/rule';
import { screen } from './shapes/screen';
import { app, branding, constants, navigation } from './shapes/settings';
import { table } from './shapes/table';
import { validator } from './shapes/validator';

/** How overlays address the parts of a definition. */
export type PartsOfKind =
  /**
   * By their ids. `list`: where a part goes that is inserted without a place; without it, the place must be named. `inner`: under which keys parts hold
   * others; what is put into a part that has several goes into the first. `lists`: those of the definition itself that it may do without; what is put
   * there begins the list.
   */
  | { by: 'id'; list?: string; inner?: readonly string[]; lists?: readonly string[] }
  /** By their names: they are the values of an object under this key, and have no order. */
  | { by: 'name'; under: string }
  /** By the names of states, with dots: such parts hold others under the same key. */
  | { by: 'state'; under: string }
  /** By the names of properties, with slashes. */
  | { by: 'property' }
  /** By what the catalogue of an item says names them. */
  | { by: 'catalogue' };

/** A kind of definition: which files hold it, what such a file may say, and what customers may have of it. */
export interface Kind {
  /** The ending of its files. */
  ending: string;
  /** Where its files stand. */
  folder: `schemas/${string}` | 'screens' | 'flows' | 'widgets';
  shape: z.ZodType;
  /** How a customer's overlay addresses its parts. Without it no overlay may change it. */
  parts?: PartsOfKind;
  /** A customer may have some of its own: whole files in its folder. */
  customersOwn?: true;
  /** Under which key a bundle holds those that its screen uses. A key of a definition with the name of the kind then names one of them. */
  bundle?: Exclude<keyof Bundle, 'operations'>;
}

/**
 * Every kind of definition of our own. To add one: its shape, its row here, its check in codegen/check/check-definition.ts. Records (JSON Schema),
 * endpoints (OpenAPI) and the manifests of widgets stand in codegen/project/definition-kinds.ts.
 */
export const kinds = {
  form: {
    ending: '.form.json',
    folder: 'schemas/forms',
    shape: form,
    parts: { by: 'id', list: 'fields', inner: ['group', 'list'], lists: ['rules', 'fills'] },
    customersOwn: true,
    bundle: 'forms',
  },
  filter: {
    ending: '.filter.json',
    folder: 'schemas/filters',
    shape: filter,
    parts: { by: 'id', list: 'filters', inner: ['fields', 'rules'] },
    customersOwn: true,
  },
  table: {
    ending: '.table.json',
    folder: 'schemas/tables',
    shape: table,
    parts: { by: 'id', list: 'columns', inner: ['actions'] },
    customersOwn: true,
    bundle: 'tables',
  },
  adapter: { ending: '.adapter.json', folder: 'schemas/adapters', shape: adapter },
  validator: { ending: '.validator.json', folder: 'schemas/validators', shape: validator, parts: { by: 'id' }, customersOwn: true },
  fieldset: { ending: '.fieldset.json', folder: 'schemas/fieldsets', shape: fieldset, parts: { by: 'id' }, customersOwn: true, bundle: 'fieldsets' },
  formulas: { ending: '.formulas.json', folder: 'schemas/formulas', shape: formulas, bundle: 'formulas' },
  questionnaire: {
    ending: '.questionnaire.json',
    folder: 'schemas/questionnaires',
    shape: questionnaire,
    parts: { by: 'id', list: 'pages', inner: ['contents'] },
    customersOwn: true,
  },
  catalogue: { ending: '.catalogue.json', folder: 'schemas/catalogues', shape: catalogue },
  item: { ending: '.item.json', folder: 'schemas/catalogues', shape: item, parts: { by: 'catalogue' }, customersOwn: true },
  message: { ending: '.message.json', folder: 'schemas/messages', shape: message, parts: { by: 'id', list: 'body' }, customersOwn: true },
  resource: { ending: '.resource.json', folder: 'schemas/resources', shape: resource, customersOwn: true },
  rule: { ending: '.rule.json', folder: 'flows', shape: rule, customersOwn: true },
  screen: { ending: '.screen.json', folder: 'screens', shape: screen, parts: { by: 'id', list: 'body', inner: partKeys }, customersOwn: true },
  dialog: {
    ending: '.dialog.json',
    folder: 'screens',
    shape: dialog,
    parts: { by: 'id', list: 'body', inner: partKeys },
    customersOwn: true,
    bundle: 'dialogs',
  },
  layout: { ending: '.layout.json', folder: 'screens', shape: layout, parts: { by: 'id', inner: partKeys } },
  fragment: { ending: '.fragment.json', folder: 'screens', shape: fragment, customersOwn: true },
  flow: { ending: '.flow.json', folder: 'flows', shape: flow, parts: { by: 'state', under: 'states' }, customersOwn: true, bundle: 'flows' },
  overlay: { ending: '.overlay.json', folder: 'schemas/customers', shape: overlay, customersOwn: true },
  'overlay-operation': { ending: '.operation.json', folder: 'schemas/operations', shape: operation },
  constants: { ending: '.constants.json', folder: 'schemas/settings', shape: constants, parts: { by: 'name', under: 'values' } },
  navigation: { ending: '.navigation.json', folder: 'schemas/settings', shape: navigation, parts: { by: 'id', list: 'items' } },
  guards: { ending: '.guards.json', folder: 'schemas/settings', shape: guards, parts: { by: 'name', under: 'guards' } },
  app: { ending: '.app.json', folder: 'schemas/settings', shape: app, parts: { by: 'id' } },
  language: { ending: '.language.json', folder: 'schemas/languages', shape: language, customersOwn: true },
  branding: { ending: '.branding.json', folder: 'schemas/settings', shape: branding, parts: { by: 'id' } },
} satisfies Record<string, Kind>;
export type KindName = keyof typeof kinds;
