import type { ScreenInstance } from './screen-instance';

/** The id of a form in the page: a dialog may have a form of the same name as the screen below it. */
export const formElementId = ({ definition: { kind, id } }: Pick<ScreenInstance, 'definition'>, form: string): string => `form-${kind}-${id}-${form}`;
