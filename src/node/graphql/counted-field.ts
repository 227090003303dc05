/** A field of a GraphQL type that the build counts from a stored record and, by its context, from others. */
export const countedField = <Source, Context, Value>(
  type: string,
  count: (source: Source, context: Context) => Value,
) => ({ type, resolve: (source: Source, _args: unknown, context: Context) => count(source, context) });
