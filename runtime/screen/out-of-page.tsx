import { word } from '../words';

/** Whether a value is an https address: the only kind of address outside of the application that a link leads to. */
export const isSecureAddress = (to: unknown): to is string => typeof to === 'string' && URL.canParse(to) && new URL(to).protocol === 'https:';

/** Tells screen readers that a link opens a new window. */
export const NewWindow = () => <span className="visually-hidden"> ({word('newWindow')})</span>;
