import type { z } from 'zod';
import { catalogue, item } from './shapes/catalogue';
import { dialog } from './shapes/dialog';
import { fieldset } from './shapes/fieldset';
import { filter } from './shapes/filter';
import { flow } from './shapes/flow';
import { form } from './shapes/form';
import { formulas } from './shapes/formulas';
import { guards } from './shapes/guards';
import { interfaceShape } from './shapes/interface';
import { layout } from './shapes/layout';
import { overlay } from './shapes/overlay';
import { questionnaire } from './shapes/questionnaire';
import { screen } from './shapes/screen';
import { app, branding, constants, navigation } from './shapes/settings';
import { table } from './shapes/table';
import { validator } from './shapes/validator';

/** A kind of definition: which files hold it, and what such a file may say. */
export interface Kind {
  /** The ending of its files. */
  ending: string;
  /** Where its files stand. */
  folder:
    | 'schemas/forms'
    | 'schemas/tables'
    | 'schemas/fieldsets'
    | 'schemas/filters'
    | 'schemas/formulas'
    | 'schemas/interfaces'
    | 'schemas/questionnaires'
    | 'schemas/catalogues'
    | 'schemas/validators'
    | 'schemas/settings'
    | 'schemas/customers'
    | 'screens'
    | 'flows';
  shape: z.ZodType;
}

/** Every kind of definition of our own. Records (JSON Schema) and endpoints (OpenAPI) have standards of their own. */
export const kinds = {
  form: { ending: '.form.json', folder: 'schemas/forms', shape: form },
  filter: { ending: '.filter.json', folder: 'schemas/filters', shape: filter },
  table: { ending: '.table.json', folder: 'schemas/tables', shape: table },
  interface: { ending: '.interface.json', folder: 'schemas/interfaces', shape: interfaceShape },
  validator: { ending: '.validator.json', folder: 'schemas/validators', shape: validator },
  fieldset: { ending: '.fieldset.json', folder: 'schemas/fieldsets', shape: fieldset },
  formulas: { ending: '.formulas.json', folder: 'schemas/formulas', shape: formulas },
  questionnaire: { ending: '.questionnaire.json', folder: 'schemas/questionnaires', shape: questionnaire },
  catalogue: { ending: '.catalogue.json', folder: 'schemas/catalogues', shape: catalogue },
  item: { ending: '.item.json', folder: 'schemas/catalogues', shape: item },
  screen: { ending: '.screen.json', folder: 'screens', shape: screen },
  dialog: { ending: '.dialog.json', folder: 'screens', shape: dialog },
  layout: { ending: '.layout.json', folder: 'screens', shape: layout },
  flow: { ending: '.flow.json', folder: 'flows', shape: flow },
  overlay: { ending: '.overlay.json', folder: 'schemas/customers', shape: overlay },
  constants: { ending: '.constants.json', folder: 'schemas/settings', shape: constants },
  navigation: { ending: '.navigation.json', folder: 'schemas/settings', shape: navigation },
  guards: { ending: '.guards.json', folder: 'schemas/settings', shape: guards },
  app: { ending: '.app.json', folder: 'schemas/settings', shape: app },
  branding: { ending: '.branding.json', folder: 'schemas/settings', shape: branding },
} satisfies Record<string, Kind>;
export type KindName = keyof typeof kinds;
