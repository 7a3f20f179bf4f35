import { createHash } from 'node:crypto';
import { communityColor, defaultHues, hexOf } from '@skill-exchange/api-client/community-colors';
import type { Event } from '@skill-exchange/api-client/types';
import { EventPattern } from '@skill-exchange/ui/components/event-pattern';
import { initialsOf } from '@skill-exchange/ui/lib/pictures/avatar-identity';
import { displayName } from '@skill-exchange/ui/lib/texts/display-name';
import { defaultSiteName } from '@skill-exchange/ui/lib/texts/site-name';
import { formatShortDay, formatUtcTime } from '@skill-exchange/ui/lib/time/date-time';
import { renderToStaticMarkup } from 'react-dom/server';
import { paths } from '../config/paths.ts';
import { cut, drawable, fitTitle, tracking, widthOf } from './card-text.ts';
import { inEnglish } from './request-texts.ts';
import type { SiteLook } from './site-look.ts';

/** The light theme's tokens as sRGB, which SVG renderers know. */
const themeColors = { teach: '#0b573c', learn: '#fbb120', 'teach-tint': '#d7f0e2', 'learn-tint': '#feedc8' };

function stylesOf({ teachHue, learnHue }: SiteLook): string {
  const fill = (name: keyof typeof themeColors, isOwn: boolean) => {
    const color = isOwn ? hexOf(communityColor(name, { teachHue, learnHue })[0]) : themeColors[name];
    return `.fill-${name}{fill:${color}}`;
  };
  const [isTeachOwn, isLearnOwn] = [teachHue !== defaultHues.teachHue, learnHue !== defaultHues.learnHue];
  const lanes = [fill('teach', isTeachOwn), fill('learn', isLearnOwn)];
  const tints = [fill('teach-tint', isTeachOwn), fill('learn-tint', isLearnOwn)];
  return `
.canvas{fill:#fafaf7}.surface{fill:#fff}.ink{fill:#0d1a15}.ink-2{fill:#4b5751}
${[...lanes, ...tints].join('')}
.on-teach{fill:#fbfcf8}.on-learn{fill:#241807}
.display{font-family:'Card Display'}.text{font-family:'Card Text'}
.canceled{opacity:.45}`;
}

/** A picture that this server stores. */
const stored = /^\/api\/images\/[\da-f]{64}\.webp$/;

const titleWidth = 650;

/**
 * Returns the picture of links to an event as SVG, 1200 x 630 px, in English: a shared link has one picture for readers of
 * all languages. Pictures in it are paths of this site.
 */
export function eventCard(event: Event, look: SiteLook): string {
  return inEnglish(() => renderToStaticMarkup(<EventCard event={event} look={look} />));
}

/** Returns the path of an event's picture: the same content has the same path. */
export function cardPath(event: Event, look: SiteLook): string {
  const hash = createHash('sha256').update(eventCard(event, look)).digest('hex').slice(0, 32);
  return `${paths.event.to(event._id)}/card-${hash}.jpg`;
}

function EventCard({ event, look }: { event: Event; look: SiteLook }) {
  const { siteName, logo } = look;
  const { title, skills, pattern, status, cover = '', created_by: host, start_time: start } = event;
  const isCanceled = status === 'Cancelled';
  const name = drawable(displayName(host.name));
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
      <title>{title}</title>
      <style>{stylesOf(look)}</style>
      <rect width="1200" height="630" className="canvas" />
      {logo === '' ? (
        siteName === defaultSiteName ? (
          <Wordmark />
        ) : (
          <Name name={drawable(siteName)} />
        )
      ) : (
        <Logo logo={logo} name={drawable(siteName)} />
      )}
      <Title title={drawable(title)} />
      <HostPicture photo={host.photo} initials={name === null ? '' : initialsOf(name)} />
      <text x="172" y={name === null ? 544 : 530} className="text">
        {name === null ? null : (
          <tspan x="172" fontSize="28" className="ink">
            {cut(name, 26, 540)}
          </tspan>
        )}
        <tspan x="172" dy={name === null ? 0 : 32} fontSize="24" className="ink-2">
          {{ Upcoming: 'Online and free', Cancelled: 'Event Canceled', Completed: 'Event Completed' }[status]}
        </tspan>
      </text>
      <g className={isCanceled ? 'canceled' : undefined}>
        {stored.test(cover) ? (
          <image href={cover} x="744" y="0" width="456" height="630" preserveAspectRatio="xMidYMid slice" />
        ) : (
          <EventPattern
            title={title}
            skills={skills}
            choice={pattern}
            x="744"
            y="0"
            width="456"
            height="630"
            className=""
          />
        )}
      </g>
      <When start={start} />
    </svg>
  );
}

function Wordmark() {
  return (
    <g className="display" fontSize="27">
      <path className="fill-learn" d="M132 56h172a10 10 0 0 1 10 10v34a10 10 0 0 1-10 10H132z" />
      <path className="canvas" d="M74 56h60a27 27 0 0 1 0 54H74z" />
      <path className="fill-teach" d="M74 56h57a27 27 0 0 1 0 54H74a10 10 0 0 1-10-10V66a10 10 0 0 1 10-10z" />
      <text x="82" y="91" className="on-teach">
        Skill
      </text>
      <text x="172" y="91" className="on-learn">
        Exchange
      </text>
    </g>
  );
}

/** Another community's name, in the left lane. */
function Name({ name }: { name: string | null }) {
  if (name === null) return null;
  const shown = cut(name, 27, titleWidth - 48);
  const end = Math.ceil(82 + widthOf(shown, 27));
  return (
    <g className="display" fontSize="27">
      <path
        className="fill-teach"
        d={`M74 56h${end - 74}a27 27 0 0 1 0 54H74a10 10 0 0 1-10-10V66a10 10 0 0 1 10-10z`}
      />
      <text x="82" y="91" className="on-teach">
        {shown}
      </text>
    </g>
  );
}

/** The community's own logo, with the name in ink. */
function Logo({ logo, name }: { logo: string; name: string | null }) {
  return (
    <>
      <image href={logo} x="64" y="52" width="62" height="62" />
      {name === null ? null : (
        <text x="142" y="92" fontSize="27" className="display ink">
          {cut(name, 27, titleWidth - 78)}
        </text>
      )}
    </>
  );
}

/** Vertically centered between the logo and the host. */
function Title({ title }: { title: string | null }) {
  if (title === null) return null;
  const { size, lines } = fitTitle(title, titleWidth);
  const first = 300 - ((lines.length - 1) * size) / 2 + size * 0.34;
  return (
    <text className="display ink" fontSize={size} letterSpacing={(-tracking / 100) * size}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
        <tspan key={index} x="64" y={first + index * size}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

function HostPicture({ photo = '', initials }: { photo?: string | undefined; initials: string }) {
  return (
    <>
      <clipPath id="round">
        <circle cx="108" cy="534" r="44" />
      </clipPath>
      <circle cx="108" cy="534" r="44" className="fill-teach-tint" />
      {stored.test(photo) ? (
        <image
          href={photo}
          x="64"
          y="490"
          width="88"
          height="88"
          preserveAspectRatio="xMidYMid slice"
          clipPath="url(#round)"
        />
      ) : (
        <text x="108" y="544" textAnchor="middle" fontSize="30" className="display fill-teach">
          {initials}
        </text>
      )}
    </>
  );
}

function When({ start }: { start: string }) {
  return (
    <>
      <path className="surface" d="M816 430h244a74 74 0 0 1 0 148H816a14 14 0 0 1-14-14V444a14 14 0 0 1 14-14z" />
      <text x="832" y="502" className="display ink" fontSize="54" letterSpacing="-1">
        {formatShortDay(start, 'UTC')}
      </text>
      <text x="834" y="546" className="text ink" fontSize="26">
        {formatUtcTime(start)}
      </text>
    </>
  );
}
