import { withStop } from '../../runtime/format/with-stop';

/** A text with its values: {name} stands for the value of that name. All at one go: somebody may be called {name}. */
export const filledText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}(\.(?!\.))?/g, (whole, name: string, stop = '') => (Object.hasOwn(values, name) ? withStop(values[name]!, stop as string) : whole));
