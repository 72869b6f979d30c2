// Les 4 colonnes in batches: the rules of one game, the search over a whole draw, the inputs of the net and the reference player greedy,
// in plain C++ that runs in one thread of a CPU or of a GPU.
//
// This is a copy, for speed, of what Python says: the rules of `games/quatre_colonnes/rules.py`, the search of `bots/quatre_colonnes/lookahead.py`,
// the encoding of `features.py` and the weights of `greedy.py` in the same folder. Python is the truth. Tests compare every event, and in every training
// a referee replays sampled games through the rules. Constants (`RULES_…`) come from Python (`kernels.py`). Clauses are those of the rules page.

#include <stdint.h>
#include <string.h>

#ifdef __CUDACC__
#include <cuda_fp16.h>
#define BOTH __host__ __device__
#define APART __host__ __device__ __noinline__  // called from many places: one copy compiles in seconds, not in minutes
#else
#define BOTH
#define APART static
#endif

enum { DRAW, BUILD, RELAUNCH, PLAY, OVER };     // phases
enum { ROLL, EXIT, MOVE, BONUS, SKIP };         // kinds of event
enum { BY_NET, BY_GREEDY, BY_CHANCE, BY_EAGER };  // styles of play
enum { BEYOND = -1, BARRED = -2, FULL = -3, PAIR = -4 };  // why a token cannot advance: L5.2, L5.3, L5.4, L5.6

const int RING = RULES_RING, QUARTER = RING / 4, LAST_ON_RING = RULES_LAST_ON_RING, SUMMIT = RULES_SUMMIT, NOWHERE = 127;
const int FIRST_REFUGE = RULES_FIRST_REFUGE, SECOND_REFUGE = RULES_SECOND_REFUGE;  // cells ahead of the start cell, in each quarter
const int SUMS_OF_BOTH = 1;                     // `sums`: 0 never, 1 for a five and a six, 2 for a six only
const int WITH_SUM = 7;                         // what an exit spends that spends both dice
const int MOST_USES = 8;                        // four tokens, two dice

// A position; `positions.py` knows the same layout.
struct Position {
    int8_t tokens[16];                          // progress, four per seat
    int8_t quarter[4];                          // of the ring, where each seat's start cell lies
    int8_t players, dice, teams, workshop_six, free_finish, sums;
    int8_t style[4];                            // per seat, who plays it
    int8_t seat, phase;
    int8_t hand[2];                             // dice still to be played, ascending; 0 for none
    int8_t bonus;                               // still to be played; never more than one at a time
    int8_t sixes, is_six, is_whole;
    int8_t moved;                               // the token last moved by a die, seat * 4 + index; -1 for none
    int8_t spare;
    int16_t duty;                               // a bit per safe cell (L6.2)
    int8_t padding[6];
};
static_assert(sizeof(Position) == 48, "the layout that Python knows");

struct Use {                                    // of a die or a bonus: what a player can decide
    int8_t kind, token, cells, victim;          // the token as seat * 4 + index; victim -1 where nobody is named
};

struct Shares { float of[4]; };                 // per side, the chance to win

// The board

BOTH inline int bits(uint64_t word) {
#ifdef __CUDA_ARCH__
    return __popcll(word);
#else
    return __builtin_popcountll(word);
#endif
}

BOTH inline int lowest(uint64_t word) {
#ifdef __CUDA_ARCH__
    return __ffsll((long long)word) - 1;
#else
    return __builtin_ctzll(word);
#endif
}

BOTH inline int cell_of(const Position& p, int seat, int progress) {
    if (progress < 1 || progress > LAST_ON_RING) return NOWHERE;
    int cell = QUARTER * p.quarter[seat] + progress - 1;
    return cell >= RING ? cell - RING : cell;
}

BOTH inline int safe_number(int cell) {         // 0 to 11 for a safe cell (L1.4), else -1
    if (cell == NOWHERE) return -1;
    int quarter = cell / QUARTER, within = cell % QUARTER;
    return within == 0 ? 3 * quarter : within == FIRST_REFUGE ? 3 * quarter + 1 : within == SECOND_REFUGE ? 3 * quarter + 2 : -1;
}

BOTH inline int sides_of(const Position& p) { return p.teams ? 2 : p.players; }
BOTH inline int side_of(const Position& p, int seat) { return p.teams ? seat & 1 : seat; }

// The tokens on the ring: a byte per token with its ring cell, so that one subtraction compares eight tokens with a cell.
struct Ring {
    uint64_t cells[2], own[2];                  // `own`: the high bit of the bytes of the side whose turn it is
};
struct Choice {                                 // what a player can do at a decision
    Ring ring;
    Use uses[MOST_USES];
    int count;
};
struct Here { uint64_t tokens[2]; };            // the high bit of the bytes of the tokens on a cell

APART Ring survey(const Position& p) {
    Ring ring = {{0, 0}, {0, 0}};
    int side = side_of(p, p.seat);
    for (int token = 0; token < 16; token++) {
        int seat = token >> 2;
        uint64_t cell = seat < p.players ? cell_of(p, seat, p.tokens[token]) : NOWHERE;
        ring.cells[token >> 3] |= cell << (8 * (token & 7));
        if (seat < p.players && side_of(p, seat) == side) ring.own[token >> 3] |= 0x80ull << (8 * (token & 7));
    }
    return ring;
}

BOTH inline Here look(const Ring& ring, int cell) {
    const uint64_t ones = 0x0101010101010101ull, highs = ones << 7;
    Here here;
    for (int word = 0; word < 2; word++) here.tokens[word] = (highs - (ring.cells[word] ^ ones * (uint64_t)cell)) & highs;
    return here;
}

BOTH inline int count(const Here& here) { return bits(here.tokens[0]) + bits(here.tokens[1]); }
BOTH inline int count_own(const Ring& ring, const Here& here) {
    return bits(here.tokens[0] & ring.own[0]) + bits(here.tokens[1] & ring.own[1]);
}
BOTH inline int first_of(const Here& here) { return here.tokens[0] ? lowest(here.tokens[0]) >> 3 : 8 + (lowest(here.tokens[1]) >> 3); }
BOTH inline int second_of(const Here& here) {
    Here rest = here;
    int word = rest.tokens[0] ? 0 : 1;
    rest.tokens[word] &= rest.tokens[word] - 1;
    return first_of(rest);
}

BOTH inline int side_on(const Position& p, const Here& here) {  // the side of the two tokens on a cell; -1 where there are not two, or of two sides
    if (count(here) < 2) return -1;
    int one = side_of(p, first_of(here) >> 2), other = side_of(p, second_of(here) >> 2);
    return one == other ? one : -1;
}

// What one token can do

APART int advance(const Position& p, const Ring& ring, int seat, int progress, int cells, int* victim) {
    const uint64_t one_quarter = 1ull | 1ull << FIRST_REFUGE | 1ull << SECOND_REFUGE;
    const uint64_t safe = one_quarter | one_quarter << QUARTER | one_quarter << 2 * QUARTER | one_quarter << 3 * QUARTER;  // bit: progress less one
    *victim = -1;
    int target = progress + cells;
    if (target > SUMMIT) {
        if (!p.free_finish) return BEYOND;      // L5.2
        target = SUMMIT;
    }
    int mine = side_of(p, p.seat);
    int end = target < LAST_ON_RING ? target : LAST_ON_RING;
    uint64_t reached = end >= 64 ? ~0ull : (1ull << end) - 1;
    uint64_t ahead = progress >= 64 ? 0 : safe & reached & ~((1ull << progress) - 1);
    for (; ahead; ahead &= ahead - 1) {         // L5.3: barriers are on safe cells
        int side = side_on(p, look(ring, cell_of(p, seat, lowest(ahead) + 1)));
        if (side >= 0 && side != mine) return BARRED;
    }
    int cell = cell_of(p, seat, target);
    if (cell == NOWHERE) return target;         // any number of tokens on an arrow cell (L5.4)
    Here here = look(ring, cell);
    int standing = count(here);
    if (standing == 0) return target;
    if (safe_number(cell) >= 0) return standing == 2 ? FULL : target;
    bool is_own = count_own(ring, here) > 0;
    if (standing == 2) return is_own ? FULL : PAIR;
    if (!is_own) *victim = first_of(here);      // L5.5
    return target;
}

// Whom a token leaving the seat's workshop sends back: how many choices, 0 where it cannot leave; a victim of -1 is nobody.
BOTH inline int leave(const Position& p, const Ring& ring, int seat, int victims[2]) {
    Here here = look(ring, cell_of(p, seat, 1));
    victims[0] = victims[1] = -1;
    if (count(here) < 2) return 1;              // L4.3
    int own = count_own(ring, here);
    if (own == 2) return 0;                     // L4.5
    if (own == 1) {                             // L4.4
        Here others = here;
        for (int word = 0; word < 2; word++) others.tokens[word] &= ~ring.own[word];
        victims[0] = first_of(others);
        return 1;
    }
    if (side_on(p, here) >= 0) return 0;        // L4.5
    victims[0] = first_of(here);                // L4.4: of different sides, the owner chooses
    victims[1] = second_of(here);
    return 2;
}

// What is legal

APART int movable(const Position& p, const Ring& ring, int seat, int cells) {  // a bit per token; of several on one progress only the first
    int found = 0;
    for (int index = 0; index < 4; index++) {
        int progress = p.tokens[4 * seat + index], victim;
        if (progress < 1 || progress >= SUMMIT) continue;
        bool is_first = true;
        for (int other = 0; other < index; other++) is_first &= p.tokens[4 * seat + other] != progress;
        if (is_first && advance(p, ring, seat, progress, cells, &victim) >= 0) found |= 1 << index;
    }
    return found;
}

APART int list_exits(const Position& p, const Ring& ring, int seat, int one, int other, Use* uses) {  // L4.1
    int spent;
    if (one == 5 || other == 5) spent = 5;
    else if (p.sums == SUMS_OF_BOTH && p.is_whole && one && other && one + other == 5) spent = WITH_SUM;
    else return 0;
    int index = 0;
    while (index < 4 && p.tokens[4 * seat + index] != 0) index++;
    if (index == 4) return 0;
    int victims[2];
    int choices = leave(p, ring, seat, victims);
    for (int choice = 0; choice < choices; choice++)
        uses[choice] = {EXIT, (int8_t)(4 * seat + index), (int8_t)spent, (int8_t)(choices == 2 ? victims[choice] : -1)};
    return choices;
}

APART int list_dice_uses(const Position& p, const Ring& ring, Use* uses) {
    int found = list_exits(p, ring, p.seat, p.hand[0], p.hand[1], uses);
    if (found) return found;                    // L4.2: a duty before all others
    int idle[2], idles = 0;
    bool has_six = p.hand[0] == 6 || p.hand[1] == 6;
    for (int number = 0; number < 2; number++) {
        int die = p.hand[number];
        if (!die || (number && die == p.hand[0])) continue;
        int can = movable(p, ring, p.seat, die);
        if (p.duty && (die == 6 || !has_six)) { // L6.2
            int opening = 0;
            for (int index = 0; index < 4; index++) {
                int safe = safe_number(cell_of(p, p.seat, p.tokens[4 * p.seat + index]));
                if (safe >= 0 && p.duty >> safe & 1) opening |= 1 << index;
            }
            if (can & opening) can &= opening;
        }
        if (!can) idle[idles++] = die;
        for (int index = 0; index < 4; index++)
            if (can >> index & 1) uses[found++] = {MOVE, (int8_t)(4 * p.seat + index), (int8_t)die, -1};
    }
    if (!p.teams || !idles) return found;
    int partner = (p.seat + 2) & 3;             // L9.1
    int exits = found ? list_exits(p, ring, partner, idle[0], idles > 1 ? idle[1] : 0, uses + found)
                      : list_exits(p, ring, partner, p.hand[0], p.hand[1], uses);
    if (exits) return found + exits;
    for (int number = 0; number < idles; number++) {
        int can = movable(p, ring, partner, idle[number]);
        for (int index = 0; index < 4; index++)
            if (can >> index & 1) uses[found++] = {MOVE, (int8_t)(4 * partner + index), (int8_t)idle[number], -1};
    }
    return found;
}

BOTH inline bool is_home(const Position& p, int seat) {
    for (int index = 0; index < 4; index++)
        if (p.tokens[4 * seat + index] != SUMMIT) return false;
    return true;
}

BOTH inline bool is_side_home(const Position& p, int seat) { return is_home(p, seat) && (!p.teams || is_home(p, (seat + 2) & 3)); }

BOTH inline bool is_everyone_home(const Position& p) {
    for (int token = 0; token < 4 * p.players; token++)
        if (p.tokens[token] != SUMMIT) return false;
    return true;
}

APART int list_bonus_uses(const Position& p, const Ring& ring, Use* uses) {
    int seat = p.teams && is_home(p, p.seat) ? (p.seat + 2) & 3 : p.seat;  // L9.2
    int can = movable(p, ring, seat, p.bonus), found = 0;
    for (int index = 0; index < 4; index++)
        if (can >> index & 1) uses[found++] = {BONUS, (int8_t)(4 * seat + index), p.bonus, -1};
    if (found) uses[found++] = {SKIP, -1, 0, -1};  // L8.2
    return found;
}

// What follows

BOTH inline void next_draw(Position& p) {
    p.hand[0] = p.hand[1] = p.bonus = p.is_six = p.is_whole = 0;
    p.duty = 0;
    p.phase = is_side_home(p, p.seat) ? BUILD : DRAW;  // L3.1, L9.3
}

BOTH inline void end_turn(Position& p) {
    p.seat = p.seat + 1 == p.players ? 0 : p.seat + 1;  // L2.1
    p.sixes = 0;
    p.moved = -1;
    next_draw(p);
}

APART int keep_barriers(const Position& p, const Ring& ring, int duty) {
    int kept = 0;
    for (int safe = 0; safe < 12; safe++) {
        if (!(duty >> safe & 1)) continue;
        int cell = QUARTER * (safe / 3) + (safe % 3 == 0 ? 0 : safe % 3 == 1 ? 7 : 12);
        if (side_on(p, look(ring, cell)) >= 0) kept |= 1 << safe;
    }
    return kept;
}

APART bool is_stopped(const Position& p, const Ring& ring, int die) {  // L7.1: a pair alone stops the die
    int partner = (p.seat + 2) & 3, victim;
    for (int index = 0; index < 4; index++) {
        int progress = p.tokens[4 * p.seat + index];
        if (progress > 0 && progress < SUMMIT && advance(p, ring, p.seat, progress, die, &victim) == PAIR) return true;
        progress = p.teams ? p.tokens[4 * partner + index] : 0;
        if (progress > 0 && progress < SUMMIT && advance(p, ring, partner, progress, die, &victim) == PAIR) return true;
    }
    return false;
}

// Goes on to the next decision, which `choice` then has, or throw: what cannot be used is lost or thrown again (L3.5, L7, L8.2).
APART void settle(Position& p, Choice& choice) {
    p.phase = PLAY;
    if (p.duty || p.bonus || p.hand[0]) choice.ring = survey(p);
    if (p.duty) p.duty = keep_barriers(p, choice.ring, p.duty);  // L6.3
    if (p.bonus) {
        choice.count = list_bonus_uses(p, choice.ring, choice.uses);
        if (choice.count) return;
        p.bonus = 0;
    }
    if (p.hand[0]) {
        choice.count = list_dice_uses(p, choice.ring, choice.uses);
        if (choice.count) return;
        bool one = is_stopped(p, choice.ring, p.hand[0]), other = p.hand[1] && is_stopped(p, choice.ring, p.hand[1]);
        if (one || other) {                     // L7.1
            bool has_use = false;
            Position trial = p;
            trial.hand[1] = trial.is_whole = 0;
            trial.duty = 0;
            for (int face = 1; face <= 6 && !has_use; face++) {
                trial.hand[0] = face;
                has_use = list_dice_uses(trial, choice.ring, choice.uses) > 0;
            }
            if (has_use) {
                if (p.dice == 1) {              // L7.2
                    if (p.is_six) p.sixes--;
                    next_draw(p);
                    return;
                }
                p.hand[0] = one && other ? p.hand[0] : 0;  // the higher is thrown again, the lower waits; L7.3, L6.3
                p.hand[1] = p.is_whole = 0;
                p.duty = 0;
                p.phase = RELAUNCH;
                return;
            }
        }
    }
    if (p.is_six) next_draw(p);                 // L3.7
    else end_turn(p);
}

APART void draw_dice(Position& p, int one, int other, Choice& choice) {  // ascending; other 0 with one die
    bool is_six = one == 6 || other == 6 || (p.sums && other && one + other == 6);  // L3.3
    if (is_six && p.sixes == 2) {               // L3.4
        if (p.moved >= 0 && p.tokens[p.moved] != SUMMIT) {
            int start = cell_of(p, p.moved >> 2, 1), others = 0;
            for (int token = 0; token < 4 * p.players; token++)
                others += token != p.moved && cell_of(p, token >> 2, p.tokens[token]) == start;
            p.tokens[p.moved] = p.workshop_six || others == 2 ? 0 : 1;
        }
        end_turn(p);
        return;
    }
    p.is_six = is_six;
    p.hand[0] = one;
    p.hand[1] = other;
    p.is_whole = other != 0;
    if (is_six) {
        p.sixes++;
        int own = 0;                            // L6.2: the barriers in which a token of one's own stands
        for (int index = 0; index < 4; index++) {
            int safe = safe_number(cell_of(p, p.seat, p.tokens[4 * p.seat + index]));
            if (safe >= 0) own |= 1 << safe;
        }
        p.duty = keep_barriers(p, survey(p), own);
    }
    settle(p, choice);
}

APART void throw_alone(Position& p, int face, Choice& choice) {  // L7.3
    if (p.hand[0] && face < p.hand[0]) {
        p.hand[1] = p.hand[0];
        p.hand[0] = face;
    } else {
        p.hand[p.hand[0] ? 1 : 0] = face;
    }
    settle(p, choice);
}

APART void apply(Position& p, const Ring& ring, const Use& use, Choice& choice) {
    int seat = use.token >> 2, victim = -1, target = 0;
    if (use.kind == EXIT || use.kind == MOVE) {
        bool had_six = p.hand[0] == 6 || p.hand[1] == 6, is_one_die = use.cells != WITH_SUM;
        if (!is_one_die) p.hand[0] = p.hand[1] = 0;
        else if (p.hand[0] == use.cells) {
            p.hand[0] = p.hand[1];
            p.hand[1] = 0;
        } else p.hand[1] = 0;
        bool is_last_duty_die = is_one_die && use.cells == 6 && p.hand[0] != 6;
        int safe = safe_number(cell_of(p, seat, p.tokens[use.token]));
        bool is_opening = is_one_die && (use.cells == 6 || !had_six) && seat == p.seat && safe >= 0 && (p.duty >> safe & 1);
        if (is_last_duty_die || is_opening) p.duty = 0;  // L6.3
        p.is_whole = 0;
        p.moved = use.token;
    }
    if (use.kind == BONUS || use.kind == SKIP) p.bonus = 0;
    if (use.kind == EXIT) {
        int victims[2];
        leave(p, ring, seat, victims);
        victim = use.victim >= 0 ? use.victim : victims[0];
        p.tokens[use.token] = 1;
    } else if (use.kind != SKIP) {
        target = advance(p, ring, seat, p.tokens[use.token], use.cells, &victim);
        p.tokens[use.token] = target;
    }
    if (victim >= 0) {
        p.tokens[victim] = 0;
        p.bonus = RULES_CAPTURE_BONUS;          // L8.1
    }
    if (target == SUMMIT) p.bonus = RULES_SUMMIT_BONUS;
    settle(p, choice);
}

// The reference player greedy: the same sums in the same order as `bots/quatre_colonnes/greedy.py`.

BOTH inline int danger(const Ring& ring, int cell) {
    if (cell == NOWHERE || safe_number(cell) >= 0) return 0;
    int rivals = 0;
    for (int distance = 1; distance <= 6; distance++) {
        Here here = look(ring, cell >= distance ? cell - distance : cell - distance + RING);
        rivals += count(here) - count_own(ring, here);
    }
    return rivals;
}

BOTH inline double times(double one, double other) {  // never fused with a sum, which would round differently from Python
#ifdef __CUDA_ARCH__
    return __dmul_rn(one, other);
#else
    return one * other;
#endif
}

APART double weigh(const Position& p, const Ring& ring, const Use& use) {
    if (use.kind == EXIT) return 100.0;
    if (use.kind == SKIP) return -50.0;
    int seat = use.token >> 2, before = p.tokens[use.token], victim;
    int after = advance(p, ring, seat, before, use.cells, &victim);
    int origin = cell_of(p, seat, before), target = cell_of(p, seat, after);
    double weight = times(0.05, before) + times(times(0.3, before), danger(ring, origin)) - times(times(0.3, after), danger(ring, target));
    if (victim >= 0) weight += 80 + p.tokens[victim];
    if (after == SUMMIT) weight += 60;
    if (after > LAST_ON_RING || safe_number(target) >= 0) weight += 20;
    else {
        bool joins = false;
        for (int index = 0; index < 4; index++) joins |= p.tokens[4 * seat + index] == after;
        if (joins) weight += 10;
    }
    if (safe_number(origin) >= 0) weight -= 15;
    return weight;
}

// The style eager: `_EAGER` of `bots/quatre_colonnes/apprentice.py`. Runs with the foremost token, sends back tokens right before it, and never looks
// behind; people who have not played much leave such positions.
APART double like(const Position& p, const Ring& ring, const Use& use) {
    if (use.kind != MOVE && use.kind != BONUS) return 0;
    int seat = use.token >> 2, before = p.tokens[use.token], victim;
    int after = advance(p, ring, seat, before, use.cells, &victim);
    return before + (victim >= 0 && use.cells <= 3 ? 100 : 0) + (after == SUMMIT ? 20 : 0);
}

APART int list_favourites(const Position& p, const Choice& choice, int style) {  // a bit per use of the highest weight of greedy or eager
    double best = -1e9;
    int chosen = 0;
    for (int number = 0; number < choice.count; number++) {
        double weight = style == BY_GREEDY ? weigh(p, choice.ring, choice.uses[number]) : like(p, choice.ring, choice.uses[number]);
        if (weight > best) {
            best = weight;
            chosen = 0;
        }
        if (weight == best) chosen |= 1 << number;
    }
    return chosen;
}

// Luck alone is left where all are home: each throws in turn, one in thirty-six builds.
BOTH inline Shares share_luck(const Position& p) {
    Shares shares = {{0, 0, 0, 0}};
    float chance = 1.0f / 36, total = 0;
    for (int number = 0; number < p.players; number++, chance *= 35.0f / 36) {
        shares.of[side_of(p, (p.seat + number) % p.players)] += chance;
        total += chance;
    }
    for (int side = 0; side < 4; side++) shares.of[side] /= total;
    return shares;
}

// The search over a whole draw: every order of dice, exit, move, bonus and thrown-again die, depth first. The horizon is the next draw or
// attempt to build. It is run once to count, once to write the positions at the horizon, and again, in the same order, to read the
// net's values of them.

struct Counter {
    static const bool judges = false;
    int at;
    BOTH Shares visit(const Position&) {
        at++;
        return Shares();
    }
};

struct Writer {
    static const bool judges = false;
    int at;
    Position* to;
    BOTH Shares visit(const Position& p) {
        to[at++] = p;
        return Shares();
    }
};

struct Reader {
    static const bool judges = true;
    int at;
    const float* from;                          // a row per position, a column per side counted from the seat that throws
    BOTH Shares visit(const Position& p) {
        const int sides = sides_of(p), own = side_of(p, p.seat);
        const float* row = from + (int64_t)sides * at++;
        if (is_everyone_home(p)) return share_luck(p);
        Shares shares = {{0, 0, 0, 0}};
        for (int number = 0; number < sides; number++) shares.of[(own + number) % sides] = row[number];
        return shares;
    }
};

BOTH inline bool is_same_throw(const Position& p, const Position& q) { return q.phase == RELAUNCH && q.hand[0] == p.hand[0]; }

template <class Horizon> BOTH Shares explore(const Position& p, const Choice& choice, Horizon& horizon) {
    if (p.phase == DRAW || p.phase == BUILD) return horizon.visit(p);
    Shares shares = {{0, 0, 0, 0}};
    Choice following;
    int counted = 0;
    if (p.phase == RELAUNCH) {                  // the mean over the faces; one that changes nothing is thrown again, so it is left out
        for (int face = 1; face <= 6; face++) {
            Position next = p;
            throw_alone(next, face, following);
            if (is_same_throw(p, next)) continue;
            Shares found = explore(next, following, horizon);
            if (Horizon::judges)
                for (int side = 0; side < 4; side++) shares.of[side] += found.of[side];
            counted++;
        }
        if (Horizon::judges)
            for (int side = 0; side < 4; side++) shares.of[side] /= counted;
        return shares;
    }
    const int side = side_of(p, p.seat);
    for (int number = 0; number < choice.count; number++) {
        Position next = p;
        apply(next, choice.ring, choice.uses[number], following);
        Shares found = explore(next, following, horizon);
        if (Horizon::judges && (!number || found.of[side] > shares.of[side])) shares = found;
    }
    return shares;
}

// The draws of a position in a fixed order: 6 with one die, 21 with two. An attempt to build takes the place of the first.
BOTH inline void find_draw(int dice, int number, int* one, int* other, float* chance) {
    if (dice == 1) {
        *one = number + 1;
        *other = 0;
        *chance = 1.0f / 6;
        return;
    }
    *one = 1;
    while (number >= 7 - *one) number -= 7 - (*one)++;
    *other = *one + number;
    *chance = *one == *other ? 1.0f / 36 : 2.0f / 36;
}

BOTH inline int number_of_draw(int dice, int one, int other) {
    if (dice == 1) return one - 1;
    int number = other - one;
    for (int lower = 1; lower < one; lower++) number += 7 - lower;
    return number;
}

template <class Horizon> BOTH Shares explore_draw(const Position& p, int number, float* chance, Horizon& horizon) {
    Position next = p;
    if (p.phase == BUILD) {
        *chance = number == 0;
        Shares shares = {{0, 0, 0, 0}};
        if (number) return shares;
        end_turn(next);
        Shares found = horizon.visit(next);
        for (int side = 0; side < 4; side++) shares.of[side] = found.of[side] * 35 / 36;
        shares.of[side_of(p, p.seat)] += 1.0f / 36;
        return shares;
    }
    int one, other;
    Choice choice;
    find_draw(p.dice, number, &one, &other, chance);
    draw_dice(next, one, other, choice);
    return explore(next, choice, horizon);
}

// The inputs of the net: the same as `bots/quatre_colonnes/features.py`, which defines them. The row must be zero before.

template <class Number> BOTH inline void put(Number* row, int at, float value) { row[at] = (Number)value; }

template <class Number> BOTH inline void encode(const Position& p, Number* row) {
    const int players = p.players, sides = sides_of(p);
    int cells[16], together[16];                // per token, from the seat that throws: ring cell, how many of its side stand there
    int8_t progress[16];
    int quarter[4];
    for (int number = 0; number < players; number++) {
        int seat = (p.seat + number) % players;
        quarter[number] = (p.quarter[seat] - p.quarter[p.seat] + 4) & 3;
        for (int index = 0; index < 4; index++) {
            int token = 4 * number + index, at = p.tokens[4 * seat + index];
            progress[token] = at;
            cells[token] = at < 1 || at > LAST_ON_RING ? NOWHERE : (QUARTER * quarter[number] + at - 1) % RING;
        }
    }
    int barriers[8], owners[8], found = 0;      // cells of barriers, and whose
    for (int token = 0; token < 4 * players; token++) {
        together[token] = 1;
        if (cells[token] == NOWHERE) continue;
        const int side = (token >> 2) % sides;
        for (int other = 0; other < token; other++)
            if (cells[other] == cells[token] && (other >> 2) % sides == side) {
                together[token] = together[other] = 2;  // a cell holds no more
                if (safe_number(cells[token]) >= 0) {
                    barriers[found] = cells[token];
                    owners[found++] = side;
                }
            }
    }
    int at = 0;
    for (int number = 0; number < players; number++) {
        int waiting = 0, arrived = 0, to_go = 0, loose = 0, loose_progress = 0, held = 0, near = 0, far = 0, side = number % sides;
        int arrow[7] = {0, 0, 0, 0, 0, 0, 0};
        for (int index = 0; index < 4; index++) {
            int token = 4 * number + index, here = progress[token], cell = cells[token];
            to_go += SUMMIT - here;
            if (here == 0) waiting++;
            else if (here == SUMMIT) arrived++;
            else if (here > LAST_ON_RING) arrow[here - LAST_ON_RING - 1]++;
            else {
                put(row, at + cell, 1);
                for (int other = 0; other < index; other++)
                    if (progress[4 * number + other] == here) put(row, at + RING + cell, 1);
                bool is_safe = safe_number(cell) >= 0;
                if (!is_safe && together[token] == 1) {
                    loose++;
                    loose_progress += here;
                }
                held += is_safe && together[token] == 2;
                bool is_near = false, is_far = false;
                for (int barrier = 0; barrier < found; barrier++) {
                    if (owners[barrier] == side) continue;
                    int distance = barriers[barrier] - cell;
                    if (distance < 0) distance += RING;
                    if (here + distance > LAST_ON_RING || distance < 1) continue;
                    is_near |= distance <= 6;
                    is_far |= distance > 6 && distance <= 12;
                }
                near += is_near;
                far += is_far;
            }
        }
        at += 2 * RING;
        for (int least = 0; least < 4; least++) {
            if (waiting > least) put(row, at + least, 1);
            if (arrived > least) put(row, at + 11 + least, 1);
        }
        for (int step = 0; step < 7; step++)
            if (arrow[step]) put(row, at + 4 + step, arrow[step]);
        at += 15;
        put(row, at, to_go / 288.0f);
        if (loose) {
            put(row, at + 1, loose / 4.0f);
            put(row, at + 2, loose_progress / 256.0f);
        }
        if (held) put(row, at + 3, held / 4.0f);
        if (near) put(row, at + 4, near / 4.0f);
        if (far) put(row, at + 5, far / 4.0f);
        at += 6;
    }
    for (int first = 0; first < players; first++) {
        const int start_cell = QUARTER * quarter[first];
        int on_start = 0;
        bool is_waiting = false;
        for (int token = 0; token < 4 * players; token++) on_start += cells[token] == start_cell;
        for (int index = 0; index < 4; index++) is_waiting |= progress[4 * first + index] == 0;
        for (int second = 0; second < players; second++) {
            if (first % sides == second % sides) continue;
            uint64_t lost = 0;                  // a byte per distance of 1 to 6: the greatest progress
            int far = 0;                        // a bit per distance of 7 to 12
            bool is_twenty = false, is_on_start = false;
            for (int index = 0; index < 4; index++) {
                const int victim = 4 * second + index, cell = cells[victim];
                if (cell == NOWHERE || together[victim] != 1) continue;
                is_on_start |= cell == start_cell && on_start == 2;  // L4.4
                if (safe_number(cell) >= 0) continue;
                for (int other = 0; other < 4; other++) {
                    const int hunter = 4 * first + other;
                    if (cells[hunter] == NOWHERE) continue;
                    int distance = cell - cells[hunter];
                    if (distance < 0) distance += RING;
                    if (distance > RULES_CAPTURE_BONUS || progress[hunter] + distance > LAST_ON_RING) continue;
                    if (distance <= 6) {
                        const int shift = 8 * (distance - 1);
                        const uint64_t here = progress[victim];
                        if (here > (lost >> shift & 255)) lost = (lost & ~(255ull << shift)) | here << shift;
                    } else if (distance <= 12) far |= 1 << (distance - 7);
                    else is_twenty |= distance == RULES_CAPTURE_BONUS;
                }
            }
            if (lost) {
                int near = 0, sum = 0;
                for (; lost; lost >>= 8) {
                    near += (lost & 255) > 0;
                    sum += lost & 255;
                }
                put(row, at, near / 6.0f);
                put(row, at + 1, sum / 384.0f);
            }
            if (far) put(row, at + 2, bits(far) / 6.0f);
            if (is_twenty) put(row, at + 3, 1);
            if (is_on_start && is_waiting) put(row, at + 4, 1);
            at += 5;
        }
    }
    int moved = p.moved < 0 ? 0 : p.tokens[p.moved];
    float risk = moved < SUMMIT ? moved / (float)SUMMIT : 0;
    put(row, at, p.sixes >= 1);
    put(row, at + 1, p.sixes == 2);
    put(row, at + 2, p.sixes == 1 ? risk : 0);
    put(row, at + 3, p.sixes == 2 ? risk : 0);
    put(row, at + 4, p.moved >= 0 && p.moved >> 2 != p.seat);
    put(row, at + 5, p.workshop_six);
    put(row, at + 6, p.free_finish);
    put(row, at + 7, !p.sums);
    at += 8;
    if (players < 4)
        for (int number = 1; number < players; number++, at += 3) put(row, at + quarter[number] - 1, 1);
}

// Playing one draw

struct Random {                                 // splitmix64
    uint64_t state;
    BOTH uint32_t below(uint32_t count) {
        uint64_t mixed = state += 0x9e3779b97f4a7c15ull;
        mixed = (mixed ^ mixed >> 30) * 0xbf58476d1ce4e5b9ull;
        mixed = (mixed ^ mixed >> 27) * 0x94d049bb133111ebull;
        return (uint32_t)(((mixed ^ mixed >> 31) >> 32) * count >> 32);
    }
};

const int MOST_EVENTS = 63;

struct Log {                                    // the events of one game in one step, for the referee
    Position before, after;
    int32_t count;                              // of events; more than fit are counted, not kept
    uint8_t events[MOST_EVENTS][4];             // kind + 8 * legal uses, token, cells or first die, victim or second die
};
static_assert(sizeof(Log) == 352, "the layout that Python knows");

BOTH inline void note(Log* log, int kind, int uses, int token, int cells, int victim) {
    if (!log) return;
    if (log->count < MOST_EVENTS) {
        uint8_t* event = log->events[log->count];
        event[0] = kind + 8 * uses;
        event[1] = token;
        event[2] = cells;
        event[3] = victim;
    }
    log->count++;
}

// Throws and plays until the next draw or attempt.
APART void play(Position& p, int one, int other, Reader reader, Random& random, Log* log) {
    if (one > other) {
        int swapped = one;
        one = other;
        other = swapped;
    }
    if (p.phase == BUILD) {
        note(log, ROLL, 0, -1, one, other);
        if (one == 3 && other == 3) p.phase = OVER;
        else end_turn(p);
        return;
    }
    if (p.dice == 1) one = other, other = 0;
    note(log, ROLL, 0, -1, one, other);
    Choice choice, following;
    draw_dice(p, one, other, choice);
    while (p.phase == PLAY || p.phase == RELAUNCH) {
        const int style = p.style[p.seat];
        if (p.phase == RELAUNCH) {
            const int face = 1 + random.below(6);
            Position next = p;
            throw_alone(next, face, choice);
            note(log, ROLL, 0, -1, face, 0);
            if (is_same_throw(p, next)) continue;
            for (int lower = 1; lower < face && style == BY_NET; lower++) {  // the horizon of lower faces comes first
                Position aside = p;
                throw_alone(aside, lower, following);
                if (!is_same_throw(p, aside)) explore(aside, following, reader);
            }
            p = next;
            continue;
        }
        int chosen = 0;
        if (style == BY_NET) {
            const int side = side_of(p, p.seat);
            int begins = reader.at;
            float best = -1;
            for (int number = 0; number < choice.count; number++) {
                const int begun = reader.at;
                Position next = p;
                apply(next, choice.ring, choice.uses[number], following);
                float share = explore(next, following, reader).of[side];
                if (share > best) {
                    best = share;
                    chosen = number;
                    begins = begun;
                }
            }
            reader.at = begins;
        } else {
            bool is_random = style == BY_CHANCE || (style == BY_EAGER && random.below(4) == 0);
            int best = is_random ? (1 << choice.count) - 1 : list_favourites(p, choice, style);
            for (int skipped = random.below(bits(best)); skipped; skipped--) best &= best - 1;
            chosen = lowest(best);
        }
        const Use use = choice.uses[chosen];
        note(log, use.kind, choice.count, use.token, use.cells, use.victim);
        apply(p, choice.ring, use, following);
        choice = following;
    }
}

// Entry points for Python: each does one thing to every position of an array, on a CPU one after the other, on a GPU one per thread.

#ifdef __CUDACC__
#define EACH(name, parameters, arguments)                                                         \
    __global__ void name##_kernel parameters;                                                     \
    extern "C" int name parameters {                                                              \
        if (total) name##_kernel<<<(unsigned)((total + 127) / 128), 128, 0, (cudaStream_t)stream>>> arguments; \
        return (int)cudaGetLastError();                                                           \
    }                                                                                             \
    __global__ void name##_kernel parameters
#define BEGIN int64_t at = (int64_t)blockIdx.x * blockDim.x + threadIdx.x; if (at >= total) return; {
#define END }
typedef __half Input;
#else
#define EACH(name, parameters, arguments) extern "C" int name parameters
#define BEGIN for (int64_t at = 0; at < total; at++) {
#define END } return 0;
typedef float Input;
#endif

extern "C" int prepare(int stack) {             // bytes of stack per thread
#ifdef __CUDACC__
    return (int)cudaDeviceSetLimit(cudaLimitStackSize, stack);
#else
    return stack * 0;
#endif
}

// `only`: null, or per position the number of the one draw that is looked at.
BOTH inline bool is_asked(const Position& p, int draw, const int8_t* only, int64_t position, bool everyone) {
    if (p.phase != DRAW && p.phase != BUILD) return false;
    if (!everyone && p.style[p.seat] != BY_NET) return false;
    if (p.phase == BUILD) return draw == 0;
    return !only || only[position] == draw;
}

// `total` counts draws times positions, draw by draw: neighbouring threads of a GPU then have the same dice, and mostly the same to do.
// `everyone`: also where the seat is not played by the net.
EACH(count_horizon, (int64_t total, const Position* positions, int draws, const int8_t* only, int everyone, int32_t* counts, void* stream),
     (total, positions, draws, only, everyone, counts, stream)) {
    BEGIN
    const int64_t games = total / draws;
    const Position p = positions[at % games];
    Counter counter = {0};
    float chance;
    if (is_asked(p, at / games, only, at % games, everyone)) explore_draw(p, at / games, &chance, counter);
    counts[at] = counter.at;
    END
}

EACH(write_horizon,
     (int64_t total, const Position* positions, int draws, const int64_t* ends, const int32_t* counts, Position* to, void* stream),
     (total, positions, draws, ends, counts, to, stream)) {
    BEGIN
    if (counts[at]) {
        const int64_t games = total / draws;
        const Position p = positions[at % games];
        Writer writer = {0, to + (ends[at] - counts[at])};
        float chance;
        explore_draw(p, at / games, &chance, writer);
    }
    END
}

// The value of each draw, times its chance: a row per draw and position, a column per side counted from the seat that throws.
EACH(judge_draws,
     (int64_t total, const Position* positions, int draws, const int64_t* ends, const int32_t* counts, const float* shares, float* values,
      void* stream),
     (total, positions, draws, ends, counts, shares, values, stream)) {
    BEGIN
    const int64_t games = total / draws;
    const Position p = positions[at % games];
    const int sides = sides_of(p), own = side_of(p, p.seat);
    float* row = values + at * sides;
    if (counts[at]) {
        Reader reader = {0, shares + (ends[at] - counts[at]) * sides};
        float chance;
        Shares found = explore_draw(p, at / games, &chance, reader);
        for (int number = 0; number < sides; number++) row[number] = chance * found.of[(own + number) % sides];
    } else {
        for (int number = 0; number < sides; number++) row[number] = 0;
    }
    END
}

EACH(encode_positions, (int64_t total, const Position* positions, int inputs, Input* rows, void* stream),
     (total, positions, inputs, rows, stream)) {
    BEGIN
    encode(positions[at], rows + at * inputs);
    END
}

// Plays one draw of every game. A game that is over, or in which luck alone is left, is followed by one from the pool of first positions.
EACH(play_draws,
     (int64_t total, Position* positions, const int8_t* faces, const int64_t* ends, const int32_t* counts, const float* shares,
      uint64_t seed, const Position* pool, int pooled, int64_t* ended, Log* logs, int logged, void* stream),
     (total, positions, faces, ends, counts, shares, seed, pool, pooled, ended, logs, logged, stream)) {
    BEGIN
    Position p = positions[at];
    Random random = {seed + 0x632be59bd9b4e019ull * (uint64_t)(at + 1)};
    Log* log = at < logged ? logs + at : 0;
    if (log) {
        log->before = p;
        log->count = 0;
    }
    int one = faces[2 * at], other = faces[2 * at + 1];
    int draw = p.phase == BUILD ? 0 : number_of_draw(p.dice, p.dice == 1 || one < other ? one : other, one < other ? other : one);
    int64_t place = draw * total + at;
    Reader reader = {0, shares + (counts ? (ends[place] - counts[place]) * sides_of(p) : 0)};
    play(p, p.dice == 1 && p.phase == DRAW ? 0 : other, one, reader, random, log);
    if (log) log->after = p;
    if (p.phase == OVER || is_everyone_home(p)) {
        ended[at]++;
        p = pool[random.below(pooled)];
    }
    positions[at] = p;
    END
}

// Plays one draw of every game of a match. An attempt to build is not thrown but counted by its odds: it wins one in thirty-six of what is left of
// the game, and the others go on with the rest. The mean is the same, without the luck of the double three.
EACH(play_match,
     (int64_t total, Position* positions, const int8_t* faces, const int64_t* ends, const int32_t* counts, const float* shares,
      uint64_t seed, float* left, float* won, int8_t* home_first, void* stream),
     (total, positions, faces, ends, counts, shares, seed, left, won, home_first, stream)) {
    BEGIN
    Position p = positions[at];
    if (p.phase != OVER) {
        const int side = side_of(p, p.seat);
        if (p.phase == BUILD) {
            won[4 * at + side] += left[at] / 36;
            left[at] *= 35.0f / 36;
            end_turn(p);
        } else {
            Random random = {seed + 0x632be59bd9b4e019ull * (uint64_t)(at + 1)};
            int one = faces[2 * at], other = faces[2 * at + 1], seat = p.seat;
            int draw = number_of_draw(p.dice, p.dice == 1 || one < other ? one : other, one < other ? other : one);
            int64_t place = draw * total + at;
            Reader reader = {0, shares + (ends[place] - counts[place]) * sides_of(p)};
            play(p, p.dice == 1 ? 0 : other, one, reader, random, 0);
            if (home_first[at] < 0 && is_side_home(p, seat)) home_first[at] = side;
        }
        if (is_everyone_home(p)) {
            Shares shares_left = share_luck(p);
            for (int each = 0; each < 4; each++) won[4 * at + each] += left[at] * shares_left.of[each];
            left[at] = 0;
            p.phase = OVER;
        }
        positions[at] = p;
    }
    END
}

#ifndef __CUDACC__
// The net on a processor. Few inputs are not zero and few neurons fire, so the rows of weights that count are added one by one; and plans that
// differ in the order of the dice end alike and close together, so a position that was evaluated a moment ago is looked up.

enum { LANES = 8, BLOCK = 32 };
typedef float Lanes __attribute__((vector_size(4 * LANES), aligned(4)));

#if defined(__x86_64__) && defined(__gnu_linux__)
__attribute__((target_clones("avx512f", "avx2", "default")))
#endif
static void add_rows(const float* inputs, int count, const float* weights, const float* biases, float* sums, int width) {
    int active[count], found = 0;
    for (int row = 0; row < count; row++) {     // of the first layer no input is negative, of the others those do not fire
        active[found] = row;
        found += inputs[row] > 0;
    }
    int at = 0;
    for (; at + BLOCK <= width; at += BLOCK) {  // sums that stay in registers
        Lanes block[BLOCK / LANES];
        memcpy(block, biases + at, sizeof block);
        for (int place = 0; place < found; place++) {
            const Lanes* from = (const Lanes*)(weights + (int64_t)active[place] * width + at);
            for (int each = 0; each < BLOCK / LANES; each++) block[each] += inputs[active[place]] * from[each];
        }
        memcpy(sums + at, block, sizeof block);
    }
    for (; at < width; at++) {
        sums[at] = biases[at];
        for (int place = 0; place < found; place++) sums[at] += inputs[active[place]] * weights[(int64_t)active[place] * width + at];
    }
}

// `parameters`: the weights and biases of one layer after the other; `sizes`: the inputs and the outputs of each layer; `workspace`: twice the largest.
extern "C" int evaluate_positions(int64_t total, const Position* positions, const float* parameters, const int32_t* sizes, int layers, int largest,
                                  float* workspace, float* outputs, void*) {
    enum { RECENT = 4096 };
    static_assert(sizeof(Position) % 8 == 0, "hashed word by word");
    int64_t recent[RECENT];
    for (int place = 0; place < RECENT; place++) recent[place] = -1;
    const int width = sizes[layers];
    for (int64_t at = 0; at < total; at++) {
        uint64_t words[sizeof(Position) / 8], hash = 0;
        memcpy(words, positions + at, sizeof(Position));
        for (unsigned word = 0; word < sizeof(Position) / 8; word++) hash = ((hash ^ words[word]) * 0x9e3779b97f4a7c15ull) ^ hash >> 29;
        int64_t& same = recent[hash >> 52];
        if (same >= 0 && !memcmp(positions + same, positions + at, sizeof(Position))) {
            memcpy(outputs + at * width, outputs + same * width, width * sizeof(float));
            continue;
        }
        same = at;
        float *from = workspace, *to = workspace + largest;
        memset(from, 0, sizes[0] * sizeof(float));
        encode(positions[at], from);
        const float* layer = parameters;
        for (int number = 0; number < layers; number++) {
            const int count = sizes[number], next = sizes[number + 1];
            add_rows(from, count, layer, layer + (int64_t)count * next, number == layers - 1 ? outputs + at * width : to, next);
            layer += (int64_t)(count + 1) * next;
            float* swapped = from;
            from = to;
            to = swapped;
        }
    }
    return 0;
}

// For the tests: every legal use of a position; those of greedy and of eager as a bit each; and the position after an event.

extern "C" int list_uses_of(const Position* p, Use* uses, int* greedy, int* eager) {
    Choice choice;
    choice.ring = survey(*p);
    choice.count = p->bonus ? list_bonus_uses(*p, choice.ring, choice.uses) : list_dice_uses(*p, choice.ring, choice.uses);
    *greedy = list_favourites(*p, choice, BY_GREEDY);
    *eager = list_favourites(*p, choice, BY_EAGER);
    memcpy(uses, choice.uses, sizeof choice.uses);
    return choice.count;
}

extern "C" void throw_dice(Position* p, int one, int other) {
    Choice choice;
    if (p->phase == RELAUNCH) throw_alone(*p, one, choice);
    else if (p->phase == DRAW) draw_dice(*p, one, other, choice);
    else if (one == 3 && other == 3) p->phase = OVER;
    else end_turn(*p);
}

extern "C" void apply_use(Position* p, const Use* use) {
    Choice choice;
    apply(*p, survey(*p), *use, choice);
}
#endif
