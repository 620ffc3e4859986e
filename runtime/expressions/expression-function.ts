/** A function that expressions may call. It reads no clock, no network and no page: the same arguments give the same value. */
export interface ExpressionFunction {
  /** In CEL's words, such as `daysBetween(string, string): double`. Numbers are `double`. */
  signature: string;
  /** Paths of the scope, such as `settings.quantities`: their values follow what the function is given. An expression that calls it reads them. */
  reads?: readonly string[];
  apply: (...parameters: never[]) => unknown;
}

/** Declares one function; see `functions` for the list. What it gives is told to authors in codegen/generate/function-descriptions.ts. */
export const defineFunction = (declared: ExpressionFunction): ExpressionFunction => declared;
