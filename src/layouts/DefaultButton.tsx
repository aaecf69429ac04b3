/**
 * The first button of a form whose other buttons stand in the header: browsers press the first one
 * when a visitor presses Enter in a field, and that has to send the form. Nobody sees or reaches it.
 */
export function DefaultButton({ formId }: { formId: string }) {
  return (
    <button type="submit" form={formId} tabIndex={-1} aria-hidden="true" className="sr-only" />
  );
}
