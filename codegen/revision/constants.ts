import { flowVariable } from '../../runtime/definitions/flow-variable';
import type { Constants } from '../../runtime/definitions/shapes/settings';
import type { Project } from '../project/project';
import { allOf, byId } from './parts';

const valuesOf = ({ values }: Constants): [string, unknown][] => Object.entries(values).map(([name, { value }]) => [name, value]);

/** The values of all constants by name, by the id of their file, as code names it: `registrationPage` for registration-page. */
export const constantsOf = (project: Project): Record<string, Record<string, unknown>> =>
  byId(Object.entries(allOf<Constants>(project, 'constants')).map(([id, constants]) => [flowVariable(id), byId(valuesOf(constants))]));

/** The constants that pages get, as expressions read them: by name alone, without those for the server. */
export const pageConstantsOf = (project: Project): Record<string, unknown> =>
  byId(
    Object.values(allOf<Constants>(project, 'constants'))
      .filter(({ for: reader }) => reader !== 'server')
      .flatMap(valuesOf),
  );
