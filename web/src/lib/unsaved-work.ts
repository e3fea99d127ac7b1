/** Names of the forms that hold what the server does not have yet. */
const forms = new Set<string>();

/** Says that the form holds unsaved work, or no longer does. */
export function setUnsavedWork(form: string, isUnsaved: boolean): void {
  if (isUnsaved) forms.add(form);
  else forms.delete(form);
}

/** Whether anything typed would be lost if the page went away. */
export function hasUnsavedWork(): boolean {
  return forms.size > 0;
}
