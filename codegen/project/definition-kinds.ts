import type { z } from 'zod';
import { type Kind, kinds } from '../../runtime/definitions/kinds';
import { endpoints } from '../../runtime/definitions/shapes/endpoints';
import { recordShape, widgetShape } from './standard-shapes';

/** What a file of the project can hold: our own kinds, and the three that have standards of their own. */
export const definitionKinds = {
  ...kinds,
  record: { ending: '.schema.json', folder: 'schemas/records', shape: recordShape, parts: { by: 'property' }, customersOwn: true },
  widget: { ending: '.widget.json', folder: 'widgets', shape: widgetShape },
  endpoints: { ending: '.json', folder: 'schemas/endpoints', shape: endpoints },
} satisfies Record<string, Kind>;
export type DefinitionKind = keyof typeof definitionKinds;

/** What a definition of a kind says. */
export type ValueOf<Name extends DefinitionKind> = z.infer<(typeof definitionKinds)[Name]['shape']>;

/** The row of a kind; nothing where there is no such kind. */
export const kindNamed = (name: string): Kind | undefined => (Object.hasOwn(definitionKinds, name) ? definitionKinds[name as DefinitionKind] : undefined);
