import { isPhoneNumber } from '../format/phone-number';

/**
 * Formats of texts beyond those of JSON Schema, and what judges them: on the server, whatever validates. In the browser the widget that draws
 * such a text judges it, because only the widget loads what that takes; validators there let the format pass.
 */
export const ownFormats: Record<string, (text: string) => boolean> = { phone: isPhoneNumber };
