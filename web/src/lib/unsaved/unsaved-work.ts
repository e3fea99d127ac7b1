/** Names of the forms with content that the server does not have yet. */
const forms = new Set<string>();

/** Records whether the form holds unsaved work. */
export function setUnsavedWork(form: string, isUnsaved: boolean): void {
  if (isUnsaved) forms.add(form);
  else forms.delete(form);
}

/** Whether typed content would be lost if the page closed. */
export function hasUnsavedWork(): boolean {
  return forms.size > 0;
}
