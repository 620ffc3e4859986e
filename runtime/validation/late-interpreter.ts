import type { FindSchemaErrors, InterpretSchema } from './schema-errors';

/** The interpreter of schemas where it is loaded once a value needs it: 12 kB that a form whose fields are empty can do without. */
export interface LateInterpreter {
  /** Finds errors once it is there; until then it finds none. */
  interpret: InterpretSchema;
  isThere(): boolean;
  /** Loads it. Rejects where it cannot be loaded; the next call tries again. */
  load(): Promise<void>;
}

/** Makes a late interpreter of what loads it. */
export function lateInterpreter(load: () => Promise<InterpretSchema>): LateInterpreter {
  let known: InterpretSchema | undefined;
  let loading: Promise<void> | undefined;
  return {
    interpret(schema) {
      let find: FindSchemaErrors | undefined;
      return (data) => {
        find ??= known?.(schema);
        return find?.(data) ?? [];
      };
    },
    isThere: () => known !== undefined,
    load() {
      loading ??= load().then(
        (interpret) => {
          known = interpret;
        },
        (reason: unknown) => {
          loading = undefined;
          throw reason;
        },
      );
      return loading;
    },
  };
}
