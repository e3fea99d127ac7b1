/** What is wrong with a field of a form. */
export type FieldProblem<Field extends string = string> = { field: Field; message: string };

/** Those of the problems that were shown which are not corrected yet. */
export function stillPresent<Problem extends FieldProblem>(
  shown: readonly Problem[],
  present: readonly FieldProblem[],
): Problem[] {
  return shown.filter(({ field }) => present.some((problem) => problem.field === field));
}
