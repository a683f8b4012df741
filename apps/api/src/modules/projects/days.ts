/** The first and the last day that dates can be moved to, `yyyy-MM-dd`. */
export const [firstDay, lastDay] = ['0001-01-01', '9999-12-31'];
