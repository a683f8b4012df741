interface Times {
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** Writes when a record was created and changed as the contract does: ISO 8601 in UTC. */
export const writeTimes = ({ created_at, updated_at }: Times) => ({
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
});
