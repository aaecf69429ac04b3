/**
 * The hidden first button of a form whose other buttons are in the header. Browsers press the first one
 * when a visitor presses Enter in a field, and that has to send the form.
 */
export function ImplicitSubmitButton({ formId }: { formId: string }) {
  return (
    <button type="submit" form={formId} tabIndex={-1} aria-hidden="true" className="sr-only" />
  );
}
