import type { Person } from '@skill-exchange/api-client/types';
import { useEffect, useState } from 'react';

/** How long a row with Undo stays: the server's minute leaves time for a slow network. */
const shownMs = 10_000;

/** Keeps the rows of requests that were just approved here, for ten seconds. */
export function useApprovedRows() {
  const [approved, setApproved] = useState<readonly Person[]>([]);
  const [latest] = approved.slice(-1);
  useEffect(() => {
    if (latest === undefined) return;
    const timer = setTimeout(() => setApproved([]), shownMs);
    return () => clearTimeout(timer);
  }, [latest]);
  return {
    keep: (person: Person) => setApproved((rows) => [...rows.filter(({ _id }) => _id !== person._id), person]),
    drop: ({ _id }: Person) => setApproved((rows) => rows.filter((row) => row._id !== _id)),
    /** The rows of a list, each of which may be of an approved request. */
    rowsWith(people: readonly Person[]): { person: Person; isApproved: boolean }[] {
      const pending = people.map((person) => ({ person, isApproved: false }));
      const kept = approved.filter(({ _id }) => !people.some((person) => person._id === _id));
      if (kept.length === 0) return pending;
      const rows = [...pending, ...kept.map((person) => ({ person, isApproved: true }))];
      return rows.sort((one, next) => askedMs(one.person) - askedMs(next.person));
    },
  };
}

const askedMs = ({ signedUpAt }: Person) => (signedUpAt === undefined ? 0 : Date.parse(signedUpAt));
