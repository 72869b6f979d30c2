// One turn of thousands of games of Columbiz: the plans, the inputs of the net, the exact solution of the turn, and playing it.
//
// This is a copy, for speed, of what Python says: the rules of `games/columbiz/rules.py`, the solver of `bots/columbiz/solver.py` and the
// encoding of `bots/columbiz/features.py`. Python is the truth. Tests compare the two, and in every training a referee replays sampled games
// through the rules. Constants (`RULES_…`) and tables come from Python (`kernels.py`).
//
// The same text is compiled twice: by nvcc, a block of threads per game, and by any C++ compiler, one game after another. EACH runs over
// independent numbers, on the GPU divided among the threads of the block; BARRIER separates writing from reading.
// Seats are counted from the one to throw.

#include <stdint.h>

#ifdef __CUDACC__
#include <cuda_fp16.h>
typedef __half Number;
#define EACH(i, n) for (int i = threadIdx.x; i < (n); i += blockDim.x)
#define ALONE if (threadIdx.x == 0)
#define BARRIER __syncthreads()
#define SHARED __shared__
#define INNER __device__ static
INNER float to_float(Number value) { return __half2float(value); }
INNER Number to_number(float value) { return __float2half(value); }
INNER void raise_to(uint64_t *at, uint64_t value) { atomicMax((unsigned long long *)at, (unsigned long long)value); }
INNER int add_to(int32_t *at, int value) { return atomicAdd(at, value); }
INNER int count_bits(uint64_t cells) { return __popcll(cells); }
INNER float from_bits(uint32_t bits) { return __uint_as_float(bits); }
INNER uint32_t to_bits(float value) { return __float_as_uint(value); }
#else
#include <math.h>
#include <string.h>
typedef float Number;
#define EACH(i, n) for (int i = 0; i < (n); i++)
#define ALONE
#define BARRIER
#define SHARED
#define INNER static
INNER float to_float(Number value) { return value; }
INNER Number to_number(float value) { return value; }
INNER void raise_to(uint64_t *at, uint64_t value) { if (value > *at) *at = value; }
INNER int add_to(int32_t *at, int value) { int before = *at; *at += value; return before; }
INNER int count_bits(uint64_t cells) { return __builtin_popcountll(cells); }
INNER float from_bits(uint32_t bits) { float value; memcpy(&value, &bits, 4); return value; }
INNER uint32_t to_bits(float value) { uint32_t bits; memcpy(&bits, &value, 4); return bits; }
#endif

enum {
    CELLS = RULES_CELLS, SIZE = RULES_SIZE, FACES = SIZE, DICE = RULES_DICE, MOST_PLAYERS = RULES_MOST_PLAYERS,
    MULTISETS = RULES_MULTISETS, FULL = RULES_FULL, THROWS = MULTISETS - FULL, // the multisets of all eight dice are the last
    MOST_PLANS = RULES_MOST_PLANS, LINES = 4 * CELLS, PATTERNS = 1 << SIZE,
    PAIRS = RULES_PAIRS, WIDEST = RULES_WIDEST, // with locked dice: pairs of dice kept and dice thrown, and the most for one number of kept dice
    LAST_OF_TABLE = RULES_LAST_OF_TABLE, FORFEITED = RULES_FORFEITED,
    SCALES = 6, KINDS = 3, STYLES = 8,
};

// The arrays of a batch, in the order of `Batch` in `kernels.py`.
struct Batch {
    // Tables: plans, lattice and lines, as the bots have them.
    const int64_t *masks, *tops, *below;
    const int32_t *sizes, *squares, *heights, *costs, *ends;
    const int32_t *parts;   // per plan, where its cells begin in the two arrays below
    const int16_t *without; // the plan that lacks the cell
    const int16_t *places;  // per direction, the index of the points of the cell
    const int8_t *line_cells, *line_points;
    const int16_t *more, *less, *index_of_counts;
    const int8_t *counts;
    const float *chances;
    const int32_t *levels, *pairs;
    // Games.
    int64_t *discs, *reserve, *prisoners, *line_score, *starter, *last_round;
    const int64_t *max_discs, *cap;
    int8_t *kinds;         // per seat: 0 the net, 1 points, 2 another style
    const float *styles;   // the weights of a game's style, and those of its exploring moves
    const int8_t *exploring;  // the mover explores
    const float *tie_breaks;  // what decides between equal plans; without it, chance does
    // Results of a turn.
    int8_t *points;        // per plan its line points, -1 where it cannot be placed
    int16_t *leaf_plans;   // the plans to be evaluated, one game's after another's
    int32_t *starts, *leaves, *total;
    int16_t *used_plans;   // the plans that are best for some throw
    int32_t *used_starts, *used_leaves, *used_total;
    int16_t *plans, *slots, *first, *second; // per throw: the plan, its place among the used ones, the keeps
    uint64_t *scratch;     // with locked dice, two tables per game
    int16_t *locked_keeps; // with locked dice, the second keep per pair
    float *worth, *values; // per leaf; per used leaf and seat the share, then per seat the margin
    float *targets;
    int8_t *over;
    float *outcome;
    int64_t *logs;
    // Positions to encode and to evaluate.
    Number *inputs;
    const Number *hidden;
    const float *last_weights, *last_biases;
    int64_t from, until;   // the rows of the list that are processed
    uint64_t seed;
    int32_t games, players, end, stride, full_reserve, most, locked, informed, logged, last_size, which, assume;
    float margin_weight, margin_scale;
};

// A random number for every game, turn and use, the same on every device.
INNER uint64_t scramble(uint64_t x) {
    x += 0x9E3779B97F4A7C15ull;
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ull;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBull;
    return x ^ (x >> 31);
}
INNER uint32_t draw(const Batch *b, int game, int number) {
    return (uint32_t)(scramble(b->seed + scramble(((uint64_t)game << 32) | (uint32_t)number)) >> 32);
}

// A value and its origin, packed in one number that compares as the value does; 0 is below all.
INNER uint64_t pack(float value, int origin) {
    uint32_t bits = to_bits(value);
    bits = bits & 0x80000000u ? ~bits : bits | 0x80000000u;
    return ((uint64_t)bits << 32) | (uint32_t)origin;
}
INNER float value_of(uint64_t packed) {
    uint32_t bits = (uint32_t)(packed >> 32);
    return from_bits(bits & 0x80000000u ? bits & 0x7FFFFFFFu : ~bits);
}
INNER int origin_of(uint64_t packed) { return (int)(uint32_t)packed; }

INNER int prison_points(int prisoners, int cap) {
    int counted = cap && prisoners > LAST_OF_TABLE ? LAST_OF_TABLE : prisoners;
    return (counted + 1) * (counted + 1) / 4;
}

// The position after a plan, seat by seat from the one that throws next; with plan -1 the position as it is.
struct Seat { int64_t discs; int reserve, prisoners, line_points, score; };

INNER int left_after(const Batch *b, int game, int plan) {
    int had = (int)b->reserve[game * b->players];
    return had - (plan == 0 ? (had < FORFEITED ? had : FORFEITED) : b->sizes[plan]); // C3.7
}
INNER Seat seat_after(const Batch *b, int game, int plan, int64_t others, int seat) {
    int players = b->players, now = plan < 0 ? seat : (seat + 1) % players, row = game * players + now;
    Seat found = {b->discs[row], (int)b->reserve[row], (int)b->prisoners[row], (int)b->line_score[row], 0};
    if (plan >= 0 && now == 0) {
        found.discs |= b->masks[plan];
        found.reserve = left_after(b, game, plan);
        found.prisoners += count_bits((uint64_t)(b->below[plan] & others));
        found.line_points += plan ? b->points[(int64_t)game * b->end + plan] : 0;
    } else if (plan >= 0) {
        found.discs &= ~b->below[plan];
    }
    found.score = found.line_points + prison_points(found.prisoners, (int)b->cap[game]);
    return found;
}
INNER int64_t others_of(const Batch *b, int game) {
    int64_t others = 0;
    for (int seat = 1; seat < b->players; seat++) others |= b->discs[game * b->players + seat];
    return others;
}
INNER int starter_after(const Batch *b, int game, int plan) {
    int starter = (int)b->starter[game];
    return plan < 0 ? starter : (starter + b->players - 1) % b->players;
}
INNER int last_after(const Batch *b, int game, int plan) {
    return b->last_round[game] || (plan >= 0 && left_after(b, game, plan) == 0); // C4.1
}

// The weights of the mover's style, where it is not the net that moves.
INNER const float *weights_of(const Batch *b, int game) {
    if (b->exploring[game]) return b->styles + (2 * game + 1) * STYLES;
    return b->kinds[game * b->players] ? b->styles + 2 * game * STYLES : 0;
}

// Which plans can be placed, the line points of their best orders, and for games that ask the net the list of its leaves.
INNER void survey(const Batch *b, int game) {
    SHARED int8_t table[LINES * PATTERNS];
    SHARED int8_t patterns[LINES];
    SHARED int8_t points[MOST_PLANS];
    SHARED int32_t count, start;
    int64_t own = b->discs[game * b->players], others = others_of(b, game);
    int limit = (int)b->max_discs[game], reserve = (int)b->reserve[game * b->players];
    if (reserve < limit) limit = reserve;
    EACH(line, LINES) {
        int pattern = 0;
        for (int place = 0; place < SIZE; place++) {
            int cell = b->line_cells[line * SIZE + place];
            if (cell < CELLS) pattern |= (int)(own >> cell & 1) << place;
        }
        patterns[line] = (int8_t)pattern;
    }
    ALONE { count = 0; points[0] = 0; }
    BARRIER;
    EACH(i, LINES * PATTERNS) table[i] = b->line_points[(i & ~(PATTERNS - 1)) | (i & (PATTERNS - 1)) | patterns[i / PATTERNS]];
    BARRIER;
    for (int size = 1; size <= b->most; size++) {
        int begin = b->ends[size - 1];
        EACH(i, b->ends[size] - begin) {
            int plan = begin + i, best = -1;
            if (size <= limit && !((b->masks[plan] & own) | (b->tops[plan] & others))) { // C3.2
                for (int part = b->parts[plan]; part < b->parts[plan] + size; part++) {
                    int before = points[b->without[part]];
                    if (before < 0) continue; // a capture must free the cell first
                    const int16_t *place = b->places + 4 * part;
                    int gained = before + table[place[0]] + table[place[1]] + table[place[2]] + table[place[3]];
                    if (gained > best) best = gained;
                }
            }
            points[plan] = (int8_t)best;
        }
        BARRIER;
    }
    int mine = 0;
    EACH(plan, b->end) {
        b->points[(int64_t)game * b->end + plan] = points[plan];
        mine += points[plan] >= 0;
    }
    int asks = weights_of(b, game) == 0 || weights_of(b, game)[5] != 0;
    int at = asks ? add_to(&count, mine) : 0;
    BARRIER;
    ALONE {
        start = asks ? add_to(b->total, count) : 0;
        b->starts[game] = start;
        b->leaves[game] = count;
    }
    BARRIER;
    if (asks) {
        at += start;
        EACH(plan, b->end) if (points[plan] >= 0) b->leaf_plans[at++] = (int16_t)plan;
    }
}

// The inputs of the net, as `features.encode`: one column of one row. Seats are counted from the one that throws next.
struct Column { int part, seat, number, other; };
enum { NET, POINTS };
enum { TRUE_KINDS, SELF_PLAY, UNKNOWN, MOVER_AGAINST_POINTS, LAST_AGAINST_POINTS }; // the players that the net assumes at the other seats
enum { DISC, HELD, STATISTIC, LEAD, BEGAN, OPTION, KIND, GAIN, NOTHING };

INNER Column find_column(const Batch *b, int at) {
    int players = b->players, reserves = b->full_reserve, pairs = players * (players - 1) / 2;
    if (at < players * CELLS) return {DISC, at / CELLS, at % CELLS, 0};
    if ((at -= players * CELLS) < players * reserves) return {HELD, at / reserves, at % reserves, 0};
    if ((at -= players * reserves) < players * 4) return {STATISTIC, at / 4, at % 4, 0};
    if ((at -= players * 4) < pairs * SCALES) {
        int pair = at / SCALES, seat = 0;
        while (pair >= players - 1 - seat) pair -= players - 1 - seat++;
        return {LEAD, seat, at % SCALES, seat + 1 + pair};
    }
    if ((at -= pairs * SCALES) < 2 * players) return {BEGAN, at % players, at / players, 0};
    if ((at -= 2 * players) < 9) return {OPTION, 0, at, 0};
    if ((at -= 9) < KINDS * players) return {KIND, at / KINDS, at % KINDS, 0};
    if ((at -= KINDS * players) < players * CELLS) return {GAIN, at / CELLS, at % CELLS, 0};
    return {NOTHING, 0, 0, 0};
}
// The cells of the four lines through a cell; 63 where a line is shorter than six.
struct Lines { int8_t cells[4 * SIZE]; };
INNER Lines find_lines(const Batch *b, int cell) {
    Lines found;
    for (int line = 0; line < 4; line++)
        for (int place = 0; place < SIZE; place++) {
            int at = b->line_cells[(line * CELLS + cell) * SIZE + place];
            found.cells[line * SIZE + place] = (int8_t)(at < CELLS ? at : 63);
        }
    return found;
}
// What a disc of a seat on a cell would score: lines, and the discs of others below it as prisoners. 0 where the cell is taken.
INNER float gain_of(const Batch *b, const Lines *lines, int cell, int64_t own, int64_t rest, int prisoners, int cap) {
    if ((own | rest) >> cell & 1) return 0;
    int points = 0;
    for (int line = 0; line < 4; line++) {
        int pattern = 0;
        for (int place = 0; place < SIZE; place++) pattern |= (int)(own >> lines->cells[line * SIZE + place] & 1) << place;
        points += b->line_points[(line * CELLS + cell) * PATTERNS + pattern];
    }
    int row = cell % SIZE, captured = count_bits((uint64_t)rest >> (cell - row) & ((1u << row) - 1));
    return (points + prison_points(prisoners + captured, cap) - prison_points(prisoners, cap)) / 5.0f;
}
INNER float scale_statistic(int number, int prisoners, int prison, int line_points, int cap) {
    if (number == 0) return prisoners / 10.0f;
    if (number == 1) return prison / 20.0f;
    if (number == 2) return line_points / 20.0f;
    return cap && prisoners >= LAST_OF_TABLE ? 0 : (prisoners + 2) / 2 / 5.0f;
}
INNER float scale_lead(int lead, int number) {
    float scaled = (float)lead / (float)(1 << number);
    return scaled > 1 ? 1 : scaled < -1 ? -1 : scaled;
}
INNER float see(const Batch *b, int game, int plan, int64_t others, Column of) {
    Seat found = seat_after(b, game, plan, others, of.seat);
    switch (of.part) {
    case DISC: return (float)(found.discs >> of.number & 1);
    case HELD: return found.reserve > of.number;
    case STATISTIC: return scale_statistic(of.number, found.prisoners, found.score - found.line_points, found.line_points, (int)b->cap[game]);
    case LEAD: return scale_lead(found.score - seat_after(b, game, plan, others, of.other).score, of.number);
    case BEGAN: return starter_after(b, game, plan) == of.seat && (!of.number || last_after(b, game, plan));
    case OPTION: return of.number < 7 ? b->max_discs[game] >= of.number + 2 : of.number == 7 ? b->locked != 0 : b->cap[game] != 0;
    case KIND: {
        int now = plan < 0 ? of.seat : (of.seat + 1) % b->players, kind = b->kinds[game * b->players + now];
        // Plans are evaluated for the net, which does not know who the others are, unless the game is `informed`.
        int assume = b->which != 1 ? b->assume : b->informed ? TRUE_KINDS : UNKNOWN;
        if (b->which == 1 && now == 0) return of.number == NET;
        if (assume == UNKNOWN) return now == 0 && of.number == NET;
        if (assume == SELF_PLAY) kind = NET;
        if (assume == MOVER_AGAINST_POINTS) kind = now == 0 ? NET : POINTS;
        if (assume == LAST_AGAINST_POINTS) kind = now == b->players - 1 ? NET : POINTS;
        return kind == of.number;
    }
    case GAIN: {
        int64_t rest = 0;
        for (int seat = 0; seat < b->players; seat++) rest |= seat == of.seat ? 0 : seat_after(b, game, plan, others, seat).discs;
        Lines lines = find_lines(b, of.number);
        return gain_of(b, &lines, of.number, found.discs, rest, found.prisoners, (int)b->cap[game]);
    }
    default: return 0;
    }
}

// A thread has a column and runs through the game's rows. A plan changes little: the mover's own columns and the discs it captures; the rest
// of a row is the same for all plans.
struct Leaf { int64_t mask, below; int left, prisoners, prison, line_points, score, last; };
struct Way { int64_t discs, rest; float value; int part, number, score; };
enum { TILE = 64, WIDE = 432 };
enum { FIXED, OWN_DISC, OTHER_DISC, OWN_HELD, OWN_STATISTIC, OWN_LEAD, LAST_ROUND, OWN_GAIN, OTHER_GAIN };

INNER void encode(const Batch *b, int game) {
    SHARED Leaf tile[TILE];
    SHARED Way ways[WIDE];
    int players = b->players, cap = (int)b->cap[game];
    int64_t first = game, last = game + 1, others = others_of(b, game);
    const int16_t *plans = 0;
    if (b->which == 1) { first = b->starts[game]; last = first + b->leaves[game]; plans = b->leaf_plans; }
    if (b->which == 2) { first = b->used_starts[game]; last = first + b->used_leaves[game]; plans = b->used_plans; }
    if (first < b->from) first = b->from;
    if (last > b->until) last = b->until;
    if (first >= last) return;
    EACH(column, b->stride) {
        Column of = find_column(b, column);
        int own = plans && of.seat == players - 1, part = FIXED;
        Way way = {0, 0, see(b, game, plans ? plans[first] : -1, others, of), FIXED, of.number, 0};
        if (plans && of.part == DISC) part = own ? OWN_DISC : OTHER_DISC;
        if (own && of.part == HELD) part = OWN_HELD;
        if (own && of.part == STATISTIC) part = OWN_STATISTIC;
        if (plans && of.part == LEAD && of.other == players - 1) part = OWN_LEAD;
        if (plans && of.part == BEGAN && of.number && starter_after(b, game, 0) == of.seat) part = LAST_ROUND;
        if (plans) {
            int now = (of.seat + 1) % players;
            way.discs = b->discs[game * players + now] >> (of.part == DISC ? of.number : 0);
            way.score = (int)b->line_score[game * players + now] + prison_points((int)b->prisoners[game * players + now], cap);
            if (of.part == GAIN) {
                part = own ? OWN_GAIN : OTHER_GAIN;
                way.score = (int)b->prisoners[game * players + now];
                for (int seat = 1; seat < players; seat++) way.rest |= seat == now ? 0 : b->discs[game * players + seat];
            }
        }
        way.part = part;
        ways[column] = way;
    }
    for (int64_t begin = first; begin < last; begin += TILE) {
        int rows = (int)(last - begin < TILE ? last - begin : TILE);
        BARRIER;
        EACH(i, plans ? rows : 0) {
            int plan = plans[begin + i];
            Seat own = seat_after(b, game, plan, others, players - 1);
            tile[i] = {b->masks[plan], b->below[plan], own.reserve, own.prisoners, own.score - own.line_points, own.line_points, own.score,
                       last_after(b, game, plan)};
        }
        BARRIER;
        EACH(column, b->stride) {
            Way way = ways[column];
            Number *to = b->inputs + (begin - b->from) * b->stride + column;
            if (way.part >= OWN_GAIN) {
                Lines lines = find_lines(b, way.number);
                int64_t mover = b->discs[game * players];
                for (int i = 0; i < rows; i++, to += b->stride) {
                    int64_t held = mover | tile[i].mask, spared = ~tile[i].below;
                    *to = to_number(way.part == OWN_GAIN
                        ? gain_of(b, &lines, way.number, held, way.rest & spared, tile[i].prisoners, cap)
                        : gain_of(b, &lines, way.number, way.discs & spared, (way.rest & spared) | held, way.score, cap));
                }
                continue;
            }
            for (int i = 0; i < rows; i++, to += b->stride) {
                float value = way.value;
                if (way.part == OWN_DISC) value = (float)((way.discs | tile[i].mask >> way.number) & 1);
                else if (way.part == OTHER_DISC) value = (float)(way.discs & ~(tile[i].below >> way.number) & 1);
                else if (way.part == OWN_HELD) value = tile[i].left > way.number;
                else if (way.part == OWN_STATISTIC)
                    value = scale_statistic(way.number, tile[i].prisoners, tile[i].prison, tile[i].line_points, cap);
                else if (way.part == OWN_LEAD) value = scale_lead(way.score - tile[i].score, way.number);
                else if (way.part == LAST_ROUND) value = (float)tile[i].last;
                *to = to_number(value);
            }
        }
    }
}

// The last layer of the net, shares and margins; exact where the game is over.
INNER void judge(const Batch *b, int game) {
    int players = b->players, size = b->last_size;
    int64_t others = others_of(b, game);
    int64_t first = b->which == 1 ? b->starts[game] : b->used_starts[game];
    int64_t last = first + (b->which == 1 ? b->leaves[game] : b->used_leaves[game]);
    const int16_t *plans = b->which == 1 ? b->leaf_plans : b->used_plans;
    if (first < b->from) first = b->from;
    if (last > b->until) last = b->until;
    EACH(i, (int)(last - first)) {
        int64_t row = first + i;
        int plan = plans[row];
        float found[2 * MOST_PLAYERS] = {0};
        if (starter_after(b, game, plan) == 0 && last_after(b, game, plan)) {
            int scores[MOST_PLAYERS], best = 0, winners = 0, sum = 0;
            for (int seat = 0; seat < players; seat++) {
                scores[seat] = seat_after(b, game, plan, others, seat).score;
                sum += scores[seat];
                if (seat == 0 || scores[seat] > best) best = scores[seat];
            }
            for (int seat = 0; seat < players; seat++) winners += scores[seat] == best;
            for (int seat = 0; seat < players; seat++) {
                found[seat] = scores[seat] == best ? 1.0f / winners : 0;
                found[players + seat] = (float)(scores[seat] * players - sum) / (players - 1) / b->margin_scale;
            }
        } else {
            const Number *hidden = b->hidden + (row - b->from) * size;
            for (int output = 0; output < 2 * players; output++) found[output] = b->last_biases[output];
            for (int unit = 0; unit < size; unit++) {
                float fired = to_float(hidden[unit]);
                if (fired == 0) continue;
                for (int output = 0; output < 2 * players; output++) found[output] += fired * b->last_weights[unit * 2 * players + output];
            }
            float most = found[0], sum = 0;
            for (int seat = 1; seat < players; seat++) most = found[seat] > most ? found[seat] : most;
            for (int seat = 0; seat < players; seat++) sum += found[seat] = expf(found[seat] - most);
            for (int seat = 0; seat < players; seat++) found[seat] /= sum;
        }
        if (b->which == 1) b->worth[row] = found[players - 1] + b->margin_weight * found[2 * players - 1];
        else for (int output = 0; output < 2 * players; output++) b->values[row * 2 * players + output] = found[output];
    }
}

INNER void maximise(const Batch *b, uint64_t *best) {
    for (int count = 1; count <= DICE; count++) {
        int begin = b->levels[count];
        BARRIER;
        EACH(i, b->levels[count + 1] - begin) {
            uint64_t most = best[begin + i];
            for (int face = 0; face < FACES; face++) {
                uint64_t within = best[b->less[(begin + i) * FACES + face]];
                most = within > most ? within : most;
            }
            best[begin + i] = most;
        }
    }
    BARRIER;
}
INNER void expect(const Batch *b, float *means) {
    for (int count = DICE - 1; count >= 0; count--) {
        int begin = b->levels[count];
        BARRIER;
        EACH(i, b->levels[count + 1] - begin) {
            float sum = 0;
            for (int face = 0; face < FACES; face++) sum += means[b->more[(begin + i) * FACES + face]];
            means[begin + i] = sum / FACES;
        }
    }
    BARRIER;
}

// With locked dice: per first keep the mean over the second throw under the best keep that contains it (C2.3).
INNER void expect_locked(const Batch *b, int game, const uint64_t *best, float *means) {
    uint64_t *fuller = b->scratch + (int64_t)game * 2 * WIDEST, *current = fuller + WIDEST;
    int16_t *keeps = b->locked_keeps + (int64_t)game * PAIRS;
    EACH(i, THROWS) {
        fuller[i] = best[FULL + i];
        keeps[b->pairs[DICE] + i] = (int16_t)(FULL + i);
    }
    for (int count = DICE - 1; count >= 0; count--) {
        int kept = b->levels[count], thrown = b->levels[DICE - count], width = b->levels[DICE - count + 1] - thrown;
        int next = b->levels[count + 1], fewer = b->levels[DICE - count - 1], narrow = thrown - fewer, rows = next - kept;
        BARRIER;
        EACH(i, rows * width) {
            int keep = kept + i / width, dice = thrown + i % width;
            uint64_t most = best[keep];
            for (int face = 0; face < FACES; face++) {
                int lacking = b->less[dice * FACES + face];
                if (lacking == MULTISETS) continue;
                uint64_t within = fuller[(b->more[keep * FACES + face] - next) * narrow + lacking - fewer];
                most = within > most ? within : most;
            }
            current[i] = most;
            keeps[b->pairs[count] + i] = (int16_t)origin_of(most);
        }
        BARRIER;
        EACH(i, rows) {
            float sum = 0;
            for (int j = 0; j < width; j++) sum += b->chances[thrown + j] * value_of(current[i * width + j]);
            means[kept + i] = sum;
        }
        uint64_t *swapped = fuller;
        fuller = current;
        current = swapped;
    }
    BARRIER;
}

// The value of a plan to a style other than the net's.
INNER float like(const Batch *b, int game, int plan, int64_t others, float worth) {
    const float *weights = weights_of(b, game);
    int had = (int)b->prisoners[game * b->players], cap = (int)b->cap[game];
    int gained = prison_points(had + count_bits((uint64_t)(b->below[plan] & others)), cap) - prison_points(had, cap);
    float chance = b->tie_breaks ? b->tie_breaks[plan] : draw(b, game, 64 + plan) * (1.0f / 4294967296.0f);
    return weights[0] * b->points[(int64_t)game * b->end + plan] + weights[1] * gained + weights[2] * b->sizes[plan] +
           weights[3] * b->squares[plan] + weights[4] * chance + weights[5] * (worth < -1 ? -1 : worth) + weights[6] * b->heights[plan];
}

// Keep every face that two or more dice show; where that is all eight, stop, or throw all again where that is forbidden (C2.4).
INNER int keep_pairs(const Batch *b, int dice, int may_stop) {
    int kept = 0, all = 0;
    for (int face = 0, digit = 1; face < FACES; face++, digit *= DICE + 1) {
        int count = b->counts[dice * FACES + face];
        if (count > 1) { kept += count * digit; all += count; }
    }
    return all < DICE ? b->index_of_counts[kept] : may_stop ? dice : 0;
}

// The exact turn: for every throw the plan and the keeps, and the list of the plans that are best for some throw.
INNER void solve(const Batch *b, int game) {
    SHARED uint64_t best[MULTISETS + 1];
    SHARED float means[MULTISETS];
    SHARED float lying[THROWS];
    SHARED float forfeit;
    SHARED int32_t count, start;
    int styled = weights_of(b, game) != 0, asks = !styled || weights_of(b, game)[5] != 0;
    int64_t others = others_of(b, game), row = (int64_t)game * THROWS;
    EACH(i, MULTISETS + 1) best[i] = 0;
    ALONE { forfeit = !b->exploring[game] && b->kinds[game * b->players] == POINTS ? 0 : -1; count = 0; }
    BARRIER;
    if (asks) {
        EACH(i, b->leaves[game]) {
            int plan = b->leaf_plans[b->starts[game] + i];
            float worth = b->worth[b->starts[game] + i];
            if (plan == 0) { if (!styled) forfeit = worth; }
            else raise_to(&best[b->costs[plan]], pack(styled ? like(b, game, plan, others, worth) : worth, plan));
        }
    } else {
        EACH(plan, b->end) {
            if (plan && b->points[(int64_t)game * b->end + plan] >= 0) raise_to(&best[b->costs[plan]], pack(like(b, game, plan, others, 0), plan));
        }
    }
    maximise(b, best);
    EACH(i, THROWS) { // C3.7: a forfeit only where nothing can be placed
        uint64_t packed = best[FULL + i];
        b->plans[row + i] = packed ? (int16_t)origin_of(packed) : 0;
        lying[i] = means[FULL + i] = packed ? value_of(packed) : forfeit;
    }
    expect(b, means);
    EACH(i, MULTISETS) best[i] = i >= FULL && !b->plans[row + i - FULL] ? 0 : pack(means[i], i); // C2.4: no stopping there
    BARRIER;
    if (b->locked) {
        expect_locked(b, game, best, means);
    } else {
        maximise(b, best);
        EACH(i, THROWS) {
            b->second[row + i] = (int16_t)origin_of(best[FULL + i]);
            means[FULL + i] = value_of(best[FULL + i]);
        }
        expect(b, means);
    }
    EACH(i, MULTISETS) best[i] = i < FULL ? pack(means[i], i) : b->plans[row + i - FULL] ? pack(lying[i - FULL], i) : 0;
    maximise(b, best);
    EACH(i, THROWS) b->first[row + i] = (int16_t)origin_of(best[FULL + i]);
    if (styled && weights_of(b, game)[7] != 0 && !b->locked) { // not with locked dice
        EACH(i, THROWS) b->first[row + i] = b->second[row + i] = (int16_t)keep_pairs(b, FULL + i, b->plans[row + i] != 0);
    }
    BARRIER;
    int16_t *slots = (int16_t *)best; // the lattice is no longer needed
    EACH(plan, b->end) slots[plan] = -1;
    BARRIER;
    EACH(i, THROWS) slots[b->plans[row + i]] = 0;
    BARRIER;
    int mine = 0;
    EACH(plan, b->end) mine += slots[plan] == 0;
    int at = add_to(&count, mine);
    BARRIER;
    ALONE {
        start = add_to(b->used_total, count);
        b->used_starts[game] = start;
        b->used_leaves[game] = count;
    }
    BARRIER;
    EACH(plan, b->end) {
        if (slots[plan]) continue;
        b->used_plans[start + at] = (int16_t)plan;
        slots[plan] = (int16_t)at++;
    }
    BARRIER;
    EACH(i, THROWS) b->slots[row + i] = slots[b->plans[row + i]];
}

// The expectation of the turn for every seat, with the plans and keeps that were chosen.
INNER void follow(const Batch *b, int game) {
    SHARED float means[MULTISETS];
    SHARED float after[MULTISETS];
    SHARED float lying[THROWS];
    int players = b->players;
    int64_t row = (int64_t)game * THROWS;
    const float *values = b->values + (int64_t)b->used_starts[game] * 2 * players;
    for (int output = 0; output < 2 * players; output++) {
        BARRIER;
        EACH(i, THROWS) lying[i] = means[FULL + i] = values[b->slots[row + i] * 2 * players + output];
        expect(b, means);
        if (b->locked) {
            const int16_t *keeps = b->locked_keeps + (int64_t)game * PAIRS;
            for (int count = DICE - 1; count >= 0; count--) {
                int kept = b->levels[count], thrown = b->levels[DICE - count], width = b->levels[DICE - count + 1] - thrown;
                EACH(i, b->levels[count + 1] - kept) {
                    float sum = 0;
                    for (int j = 0; j < width; j++) sum += b->chances[thrown + j] * means[keeps[b->pairs[count] + i * width + j]];
                    after[kept + i] = sum;
                }
            }
        } else {
            EACH(i, THROWS) after[FULL + i] = means[b->second[row + i]];
            expect(b, after);
        }
        BARRIER;
        EACH(i, THROWS) after[FULL + i] = lying[i];
        BARRIER;
        EACH(i, THROWS) means[i] = b->chances[FULL + i] * after[b->first[row + i]];
        for (int half = 1024; half; half /= 2) {
            BARRIER;
            EACH(i, half) if (i + half < THROWS) means[i] += means[i + half];
        }
        BARRIER;
        // Values after the turn are counted from the next seat.
        ALONE b->targets[(int64_t)game * 2 * players + (output < players ? (output + 1) % players : players + (output + 1) % players)] = means[0];
    }
}

INNER int throw_dice(const Batch *b, int game, int kept, int number, int *thrown) {
    int counts[FACES], fallen = 0, all = 0, dice = 0, digit = 1;
    for (int face = 0; face < FACES; face++) dice += counts[face] = b->counts[kept * FACES + face];
    int faces[FACES] = {0};
    for (int die = dice; die < DICE; die++) faces[(uint64_t)draw(b, game, number + die) * FACES >> 32]++;
    for (int face = 0; face < FACES; face++) {
        fallen += faces[face] * digit;
        all += (faces[face] + counts[face]) * digit;
        digit *= DICE + 1;
    }
    *thrown = b->index_of_counts[fallen];
    return b->index_of_counts[all];
}

// Throw, keep and place, for one game by one thread.
INNER void play(const Batch *b, int game) {
    int players = b->players, thrown;
    int64_t row = (int64_t)game * THROWS, others = others_of(b, game);
    int first_throw = throw_dice(b, game, 0, 0, &thrown);
    int first_keep = b->first[row + first_throw - FULL];
    int second_throw = throw_dice(b, game, first_keep, 16, &thrown), second_keep = first_keep;
    if (first_keep < FULL) {
        if (b->locked) {
            int count = 0;
            while (first_keep >= b->levels[count + 1]) count++;
            int begin = b->levels[DICE - count], width = b->levels[DICE - count + 1] - begin;
            int pair = b->pairs[count] + (first_keep - b->levels[count]) * width + thrown - begin;
            second_keep = b->locked_keeps[(int64_t)game * PAIRS + pair];
        } else {
            second_keep = b->second[row + second_throw - FULL];
        }
    }
    int dice = throw_dice(b, game, second_keep, 32, &thrown), plan = b->plans[row + dice - FULL];
    Seat seats[MOST_PLAYERS];
    int8_t kinds[MOST_PLAYERS];
    int best = 0, winners = 0;
    for (int seat = 0; seat < players; seat++) {
        seats[seat] = seat_after(b, game, plan, others, seat);
        kinds[seat] = b->kinds[game * players + (seat + 1) % players];
        if (seat == 0 || seats[seat].score > best) best = seats[seat].score;
    }
    int starter = starter_after(b, game, plan), last_round = last_after(b, game, plan), over = last_round && starter == 0;
    for (int seat = 0; seat < players; seat++) winners += seats[seat].score == best;
    for (int seat = 0; seat < players; seat++) {
        int at = game * players + seat;
        b->discs[at] = seats[seat].discs;
        b->reserve[at] = seats[seat].reserve;
        b->prisoners[at] = seats[seat].prisoners;
        b->line_score[at] = seats[seat].line_points;
        b->kinds[at] = kinds[seat];
        b->outcome[at] = seats[seat].score == best ? 1.0f / winners : 0;
    }
    b->starter[game] = starter;
    b->last_round[game] = last_round;
    b->over[game] = (int8_t)over;
    if (game < b->logged) { // the columns that the referee reads
        int64_t *line = b->logs + game * (9 + 5 * players);
        int64_t singles[9] = {first_throw, first_keep, second_throw, second_keep, dice, plan, over, last_round, starter};
        for (int number = 0; number < 9; number++) line[number] = singles[number];
        for (int seat = 0; seat < players; seat++) {
            line[9 + seat] = seats[seat].discs;
            line[9 + players + seat] = seats[seat].reserve;
            line[9 + 2 * players + seat] = seats[seat].prisoners;
            line[9 + 3 * players + seat] = seats[seat].line_points;
            line[9 + 4 * players + seat] = seats[seat].score;
        }
    }
}

// Entry points: each runs one of the above for every game. They return 0, or the number of CUDA's error.
#ifdef __CUDACC__
#define ENTRY_POINT(name, threads)                                                                              \
    __global__ static void run_##name(const __grid_constant__ Batch b) { name(&b, blockIdx.x); }          \
    extern "C" int columbiz_##name(const Batch *b, void *stream) {                                        \
        run_##name<<<b->games, threads, 0, (cudaStream_t)stream>>>(*b);                                   \
        return (int)cudaGetLastError();                                                                   \
    }
__global__ static void run_play(const __grid_constant__ Batch b) {
    int game = blockIdx.x * blockDim.x + threadIdx.x;
    if (game < b.games) play(&b, game);
}
extern "C" int columbiz_play(const Batch *b, void *stream) {
    run_play<<<(b->games + 127) / 128, 128, 0, (cudaStream_t)stream>>>(*b);
    return (int)cudaGetLastError();
}
#else
#define ENTRY_POINT(name, threads)                                                     \
    extern "C" int columbiz_##name(const Batch *b, void *stream) {              \
        for (int game = 0; game < b->games; game++) name(b, game);              \
        return 0;                                                               \
    }
ENTRY_POINT(play, 1)
#endif
ENTRY_POINT(survey, 256)
ENTRY_POINT(encode, (b->stride + 31) / 32 * 32)
ENTRY_POINT(judge, 128)
ENTRY_POINT(solve, 256)
ENTRY_POINT(follow, 256)
