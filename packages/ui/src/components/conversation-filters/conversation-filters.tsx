import { t } from '@lingui/core/macro';
import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';
import { FilterChips } from '../../primitives/filter-chips/filter-chips.tsx';
import { Input } from '../../primitives/input/input.tsx';

export type ConversationFolder = 'all' | 'unread' | 'archived';

interface ConversationFiltersProps {
  search: string;
  onSearch: (search: string) => void;
  folder: ConversationFolder;
  onFolder: (folder: ConversationFolder) => void;
  /** The number of unread conversations, requests included. */
  unread: number;
  /** A menu with the other folders. */
  menu?: ReactNode;
}

/** The search and the folders of a member's conversations. */
export function ConversationFilters(props: ConversationFiltersProps) {
  const { search, onSearch, folder, onFolder, unread, menu } = props;
  const options = [
    { value: 'all' as const, label: t`All` },
    { value: 'unread' as const, label: unread > 0 ? t`Unread ${unread}` : t`Unread` },
    ...(folder === 'archived' ? [{ value: folder, label: t`Archived` }] : []),
  ];
  return (
    <div data-slot="conversation-filters" className="grid grid-cols-[minmax(0,1fr)] gap-2 px-4 py-3">
      <search className="relative">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute inset-s-3.5 top-1/2 size-4.5 -translate-y-1/2 text-ink-2"
        />
        <Input
          type="search"
          aria-label={t`Search people and messages`}
          placeholder={t`Search people and messages`}
          className="ps-10"
          maxLength={100}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
      </search>
      <div className="flex items-center justify-between gap-2">
        <FilterChips label={t`Show`} options={options} value={folder} onChange={onFolder} />
        {menu}
      </div>
    </div>
  );
}
