import type { KeyboardEvent } from 'react';

/** What Safari calls each key that an input method has taken. */
const takenKey = 229;

/**
 * Returns whether an input method has taken a key, with which people write Chinese, Japanese or Korean: its Enter, Escape and arrows choose characters, and
 * nothing of ours. Safari ends the composition before the Enter that ends it is heard, and says so by the key's number alone.
 */
export const isOfInputMethod = ({ nativeEvent }: Pick<KeyboardEvent, 'nativeEvent'>): boolean =>
  // oxlint-disable-next-line typescript/no-deprecated -- Safari says it by nothing else
  nativeEvent.isComposing || nativeEvent.keyCode === takenKey;
