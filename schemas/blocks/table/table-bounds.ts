/** The fields of a row's cells after its title, in the order of the columns. */
export const cellFields = ["cell1", "cell2", "cell3", "cell4", "cell5", "cell6", "cell7"] as const;

/** Maximum number of rows, without the header row. */
export const maxRows = 60;

/** Maximum number of characters of a cell, and of a column's heading. */
export const longestCell = 200;
export const longestHeading = 80;
