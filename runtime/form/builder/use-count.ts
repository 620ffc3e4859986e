import { keepPreviousData, QueryClient, useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { ServicesContext } from '../../contracts/services';
import { resolveTemplate } from '../../expressions/evaluate';
import { textOf } from '../../expressions/text';
import { textOfFailure } from '../../format/failure-text';
import { failureIn, queryFor } from '../../contracts/queries';
import { valueAt } from '../../validation/pointer';
import { useFormContext, useFormScope } from '../form-context';
import type { SettledForm } from './use-settled-form';
import { word } from '../../words';

/** How many there are of what a form describes. */
interface Counted {
  /** What is said of it; empty where nothing is counted. */
  text: string;
  isAsking: boolean;
  failure: string | undefined;
  again(): void;
}

const nowhere = new QueryClient();

/** Asks how many there are of what a form says at rest; the call before is left off. */
export function useCount({ fault, data: form }: SettledForm): Counted {
  const { store, operations } = useFormContext();
  const scope = useFormScope(store);
  const services = useContext(ServicesContext);
  const { count } = store.options.form;
  const operation = count && operations[count.call];
  const isRight = fault === undefined;
  const input = count && (resolveTemplate(count.input ?? {}, { ...scope, form: form ?? {} }) as Record<string, unknown>);
  const query = useQuery(
    services && operation && input
      ? { ...queryFor(services, operation, input, isRight), placeholderData: keepPreviousData }
      : { queryKey: ['no count'], enabled: false, queryFn: () => null },
    services?.queries ?? nowhere,
  );
  const { data, isFetching, isError, error, refetch } = query;
  const found = count === undefined || data === undefined ? undefined : valueAt(data, count.at);
  return {
    text: fault ?? (isError || typeof found !== 'number' ? '' : textOf(count?.text, { ...scope, count: found })),
    isAsking: isFetching,
    failure: isRight && isError ? (failureText(error) ?? word('notCounted')) : undefined,
    again: () => void refetch(),
  };
}

const failureText = (error: unknown): string | undefined => {
  const failure = failureIn(error);
  return failure === null ? undefined : textOfFailure(failure);
};
