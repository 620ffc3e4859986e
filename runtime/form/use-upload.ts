import { useMemo } from 'react';
import { isRefused, reasonOfFailure } from '../format/failure-text';
import type { FileSender } from '../widget-contract';
import { word } from '../words';
import { useFormContext } from './form-context';

/** What sends the files of a field that names a call for it; the same function while the form stands. */
export function useUpload(call: string | undefined): FileSender | undefined {
  const { operations, sendFile } = useFormContext();
  return useMemo(() => {
    const operation = call === undefined ? undefined : operations[call];
    if (operation === undefined || sendFile === undefined) return undefined;
    return async (file, hear, signal) => {
      const outcome = await sendFile(operation, file, hear, signal);
      if (outcome.ok) return { value: outcome.value };
      return { refusal: reasonOfFailure(outcome.failure) ?? word('notSent'), isFinal: isRefused(outcome.failure) };
    };
  }, [call, operations, sendFile]);
}
