/** Lists what else the columns of a first and a last day are called, of what is given by days as leave and sprints are. */
export const periodSynonyms = {
  start_date: { synonyms: ['start', 'start date', 'from', 'begin'] },
  end_date: { synonyms: ['end', 'end date', 'to', 'until'] },
} as const;
