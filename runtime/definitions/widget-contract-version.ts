/** The version of the contract between the application and widgets. A package says which one its widgets keep; another one is not loaded. */
export const widgetContractVersion = 1;
