/** The name of a download in the storage. */
export const getExportName = (id: string): string => `exports/${id}.zip`;
