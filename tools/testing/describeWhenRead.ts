/** Makes the error that tells that an element is missing. */
type GetElementError = (message: string | null, container: Element) => Error;

/** Lets such an error describe the whole page when somebody reads it, not at each try of what waits. */
export const describeWhenRead =
  (getElementError: GetElementError): GetElementError =>
  (message, container) =>
    Object.defineProperties(new Error(), {
      name: { value: 'TestingLibraryElementError' },
      message: { configurable: true, get: () => getElementError(message, container).message },
    });
