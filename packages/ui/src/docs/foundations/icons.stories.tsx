import type { Meta, StoryObj } from '@storybook/react-vite';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Calendar from 'lucide-react/icons/calendar-days';
import Check from 'lucide-react/icons/check';
import Alert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import Flag from 'lucide-react/icons/flag';
import Message from 'lucide-react/icons/message-circle';
import Star from 'lucide-react/icons/star';
import Trash from 'lucide-react/icons/trash-2';
import User from 'lucide-react/icons/user-round';
import Video from 'lucide-react/icons/video';

const icons = {
  'arrow-right': { Icon: ArrowRight, means: 'teach, onwards' },
  'arrow-left': { Icon: ArrowLeft, means: 'learn, back' },
  'calendar-days': { Icon: Calendar, means: 'a date' },
  clock: { Icon: Clock, means: 'a time' },
  video: { Icon: Video, means: 'online, a session' },
  'user-round': { Icon: User, means: 'a member' },
  'message-circle': { Icon: Message, means: 'a conversation' },
  star: { Icon: Star, means: 'a review' },
  flag: { Icon: Flag, means: 'a report' },
  check: { Icon: Check, means: 'done' },
  'circle-alert': { Icon: Alert, means: 'something is wrong' },
  'trash-2': { Icon: Trash, means: 'delete' },
};

const meta = { title: 'Foundations/Icons', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Lucide, imported one by one (`lucide-react/icons/star`), 20 px next to text. One meaning each; never
 * marigold.
 */
export const Meanings: Story = {
  render: () => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(200px,1fr))] gap-4">
      {Object.entries(icons).map(([name, { Icon, means }]) => (
        <li key={name} className="flex items-center gap-3 text-small">
          <Icon aria-hidden="true" className="size-5 shrink-0" />
          <span className="grid">
            {means} <code className="font-mono text-cap text-ink-2">{name}</code>
          </span>
        </li>
      ))}
    </ul>
  ),
};
